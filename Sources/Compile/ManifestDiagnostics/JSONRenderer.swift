/// Findings for programs: one JSON object, format version 1.
///
/// Offsets count bytes from 0; lines and columns count from 1, columns in code points; an end is
/// exclusive. A field is added without a new version; a changed meaning gets a new one.
package struct JSONRenderer {
  private let toolVersion: String
  /// The findings that are written; the counts are of all.
  private let limit: Int

  package init(toolVersion: String, limit: Int = .max) {
    self.toolVersion = toolVersion
    self.limit = limit
  }

  package func render(
    _ diagnostics: [Diagnostic],
    allowed: [AllowedFinding] = [],
    in file: SourceFile
  ) -> String {
    let path = file.path
    var json = JSONWriter()
    json.object { json in
      json.field("version", 1)
      json.field("toolVersion", toolVersion)
      json.field("path", path)
      json.field("errors", diagnostics.count { $0.severity == .error })
      json.field("warnings", diagnostics.count { $0.severity == .warning })
      json.array("findings", diagnostics.prefix(limit)) { json, diagnostic in
        json.object { write(diagnostic, in: file, to: &$0) }
      }
      json.array("allowed", allowed.prefix(limit)) { json, finding in
        json.object { json in
          write(finding.diagnostic, in: file, to: &json)
          if let reason = finding.reason { json.field("reason", reason) }
        }
      }
    }
    return json.text + "\n"
  }

  private func write(_ diagnostic: Diagnostic, in file: SourceFile, to json: inout JSONWriter) {
    json.field("id", diagnostic.id.name)
    json.field("severity", diagnostic.severity.rawValue)
    json.field("message", diagnostic.message)
    write(diagnostic.range, in: file, to: &json)
    json.array("related", diagnostic.related) { json, related in
      json.object { json in
        json.field("label", related.label)
        write(related.range, in: file, to: &json)
      }
    }
    json.array("notes", diagnostic.notes) { $0.value($1) }
    if let help = diagnostic.help { json.field("help", help) }
    guard let fix = diagnostic.fix else { return }
    json.object("fix") { json in
      json.field("title", fix.title)
      json.field("replacement", fix.replacement)
      write(fix.range, in: file, to: &json)
    }
  }

  private func write(_ range: SourceRange, in file: SourceFile, to json: inout JSONWriter) {
    json.object("range") { json in
      for (name, offset) in [("start", range.start), ("end", range.end)] {
        let place = file.location(of: offset)
        json.object(name) { json in
          json.field("offset", Int(offset))
          json.field("line", place.line)
          json.field("column", place.column)
        }
      }
    }
  }
}
