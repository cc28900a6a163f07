internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

extension Review {
  /// The review for programs: one JSON object, format version 1, which `review.schema.json` describes.
  package func json(toolVersion: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("version", 1)
      json.field("toolVersion", toolVersion)
      json.field("compared", true)
      json.array("changes", comparison.changes) { json, change in
        json.object { json in
          json.field("section", change.row.section.rawValue)
          json.field("row", change.row.name)
          json.field("name", change.name)
          if let old = change.old { json.field("old", old) }
          if let new = change.new { json.field("new", new) }
        }
      }
      json.array("breaking", breaking) { json, change in
        json.object { write(change, to: &$0) }
      }
      json.array("allowed", allowed) { json, finding in
        json.object { json in
          write(finding.change, to: &json)
          json.field("reason", finding.reason)
        }
      }
      json.array("missing", missing) { $0.value($1.text) }
      json.array("release", steps) { $0.value($1.text) }
    }
    return json.text + "\n"
  }

  /// The answer if the earlier manifest has errors, so that nothing can be compared.
  package static func json(toolVersion: String, notComparedErrors count: Int) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("version", 1)
      json.field("toolVersion", toolVersion)
      json.field("compared", false)
      json.field("errors", count)
    }
    return json.text + "\n"
  }

  private func write(_ change: BreakingChange, to json: inout JSONWriter) {
    json.field("id", change.id.rawValue)
    json.array("names", change.names) { $0.value($1) }
    json.field("message", change.line.text)
  }
}
