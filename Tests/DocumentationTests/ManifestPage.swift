import CountryManifest

/// `Documentation/Manifest.md`: every key of the manifest, generated from the schema.
enum ManifestPage {
  static var text: String {
    var text = """
      # The manifest, format 1

      Every key of `countries.yaml`, in the order of the schema. Generated from
      `Sources/Compile/CountryManifest/Rows`; to change this page, edit the fields there and run `make golden`.
      The examples are in `Tests/DocumentationTests/manifest-examples.txt`.

      Leave out a value that equals its default: writing it is a warning, [`redundant-override`](Rules.md#redundant-override).

      """
    for (title, shape) in sections(ManifestSchema.root, "The manifest") {
      let example = ManifestExamples.byTitle(title)
      text += table(title, shape) + "\n```yaml\n\(example)\n```\n"
    }
    return text
  }

  /// One table per mapping, the outermost first.
  static func tables(_ root: MappingShape, _ title: String) -> String {
    sections(root, title).map { table($0.title, $0.shape) }.joined()
  }

  /// The mappings that have keys, the outermost first.
  static func sections(
    _ root: MappingShape,
    _ title: String
  ) -> [(title: String, shape: MappingShape)] {
    var sections: [(title: String, shape: MappingShape)] = []
    collect(root, title, into: &sections)
    return sections
  }

  /// Collects a mapping and those below it, each once.
  private static func collect(
    _ shape: MappingShape,
    _ title: String,
    into sections: inout [(title: String, shape: MappingShape)]
  ) {
    guard !sections.contains(where: { $0.title == title }),
      !shape.keys.isEmpty || shape.others != nil
    else { return }
    sections.append((title, shape))
    for key in shape.keys { collect(key.spec.value, into: &sections) }
    if let others = shape.others { collect(others.value, into: &sections) }
  }

  private static func collect(
    _ kind: ValueKind,
    into sections: inout [(title: String, shape: MappingShape)]
  ) {
    switch kind {
    case .text, .integer, .boolean, .choice: return
    case .list(let element), .table(let element, _): collect(element, into: &sections)
    case .mapping(let shape): collect(shape, capitalized(shape.owner), into: &sections)
    case .either(let short, let long):
      collect(short, into: &sections)
      collect(long, into: &sections)
    }
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func table(_ title: String, _ shape: MappingShape) -> String {
    var text =
      "\n## \(title)\n\n| key | description | type | default |\n| --- | --- | --- | --- |\n"
    for (name, spec) in shape.keys {
      let leftOut =
        switch spec.presence {
        case .required: "required"
        case .optional: "–"
        case .derived(let source): source
        }
      text += "| `\(name)` | \(spec.summary) | \(spec.value.name) | \(leftOut) |\n"
    }
    if let others = shape.others {
      text +=
        "| *\(others.name)* | overrides for the \(others.name) of this name | \(others.value.name) | none |\n"
    }
    return text
  }
}
