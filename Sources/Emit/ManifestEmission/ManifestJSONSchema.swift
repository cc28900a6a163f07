package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// Emits `countries.schema.json`, which the manifest's first line names for editors.
package enum SchemaEmitter: Emitter {
  package static let id = "schema"
  package static let onlyFile: String? = "countries.schema.json"

  package static func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    [EmittedFile(path: "countries.schema.json", bytes: manifestJSONSchema(manifest.standards))]
  }
}

/// The schema of the manifest as JSON Schema, draft 7, for editors with a YAML language server.
///
/// It contains the keys, types, choices and ranges of `ManifestSchema`. Only `nd-config validate` makes checks that
/// compare values.
package func manifestJSONSchema(_ standards: Standards) -> [UInt8] {
  var json = JSONWriter()
  json.object { json in
    json.field("$schema", "http://json-schema.org/draft-07/schema#")
    write(ManifestSchema.root, standards, to: &json)
    json.object("definitions") { json in
      json.object("country") { write(Country.table.shape, standards, to: &$0) }
    }
  }
  json.endLine()
  return json.bytes
}

// The schema has no titles, because editors show titles above every description.
private func write(
  _ shape: MappingShape,
  _ standards: Standards,
  to json: inout JSONWriter
) {
  json.field("type", "object")
  json.object("properties") { json in
    for (name, spec) in shape.keys {
      json.object(name) { json in
        json.field("description", description(spec))
        if let example = spec.example { json.array("examples", [example]) { $0.value($1) } }
        write(spec.value, standards, matching: spec.pattern, to: &json)
      }
    }
  }
  let required = shape.keys.filter { $0.spec.presence == .required }
  if !required.isEmpty { json.array("required", required) { $0.value($1.name) } }
  if let others = shape.others {
    json.object("additionalProperties") { write(others.value, standards, to: &$0) }
  } else {
    json.field("additionalProperties", false)
  }
}

private func description(_ spec: KeySpec) -> String {
  switch spec.presence {
  case .required, .optional: spec.summary
  case .derived(let source): "\(spec.summary)\n\nIf omitted: \(source)"
  }
}

/// Writes the schema of a value; its text or the texts of its elements must match the pattern, if there is one.
private func write(
  _ kind: ValueKind,
  _ standards: Standards,
  matching pattern: String? = nil,
  to json: inout JSONWriter
) {
  switch kind {
  case .text:
    // In a manifest, the type of a value depends only on its key, so `95014` and `true` can be texts.
    json.array("type", ["string", "number", "boolean"]) { $0.value($1) }
    if let pattern { json.field("pattern", pattern) }
  case .integer(let range):
    json.field("type", "integer")
    json.field("minimum", range.lowerBound)
    json.field("maximum", range.upperBound)
  case .boolean: json.field("type", "boolean")
  case .choice(let choices): json.array("enum", choices) { $0.value($1) }
  case .list(let element):
    json.field("type", "array")
    json.object("items") { write(element, standards, matching: pattern, to: &$0) }
  case .mapping(let shape): write(shape, standards, to: &json)
  case .table(_, let name) where name == "country": writeCountries(standards, to: &json)
  case .table(let value, _):
    json.field("type", "object")
    json.object("additionalProperties") { write(value, standards, to: &$0) }
  case .either(let short, let long):
    json.array("anyOf", [short, long]) { json, kind in
      json.object { write(kind, standards, matching: pattern, to: &$0) }
    }
  }
}

/// Writes a property for each country, because editors complete properties, but not names that a pattern allows.
private func writeCountries(_ standards: Standards, to json: inout JSONWriter) {
  json.field("type", "object")
  json.object("properties") { json in
    for code in standards.countries.keys {
      json.object(code) { $0.field("$ref", "#/definitions/country") }
    }
  }
  json.field("additionalProperties", false)
}
