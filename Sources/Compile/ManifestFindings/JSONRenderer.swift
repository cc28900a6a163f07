/// Findings for programs: one JSON object, format version 1.
///
/// Offsets count bytes from 0. Lines and columns count from 1, columns in code points. The end of a range is
/// exclusive. New fields do not change the version; a changed meaning does.
package struct JSONRenderer {
  private let toolVersion: String
  /// The maximum number of findings in the output; the counts include all findings.
  private let limit: Int

  package init(toolVersion: String, limit: Int = .max) {
    self.toolVersion = toolVersion
    self.limit = limit
  }

  package func render(
    _ findings: [Finding],
    allowed: [AllowedFinding] = [],
    in file: SourceFile
  ) -> String {
    let path = file.path
    var json = JSONWriter()
    json.object { json in
      json.field("version", 1)
      json.field("toolVersion", toolVersion)
      json.field("path", path)
      json.field("errors", findings.count { $0.severity == .error })
      json.field("warnings", findings.count { $0.severity == .warning })
      json.array("findings", findings.prefix(limit)) { json, finding in
        json.object { write(finding, in: file, to: &$0) }
      }
      json.array("allowed", allowed.prefix(limit)) { json, entry in
        json.object { json in
          write(entry.finding, in: file, to: &json)
          if let reason = entry.reason { json.field("reason", reason) }
        }
      }
    }
    return json.text + "\n"
  }

  private func write(_ finding: Finding, in file: SourceFile, to json: inout JSONWriter) {
    json.field("id", finding.id.name)
    json.field("severity", finding.severity.rawValue)
    json.field("message", finding.message)
    write(finding.range, in: file, to: &json)
    json.array("related", finding.related) { json, related in
      json.object { json in
        json.field("label", related.label)
        write(related.range, in: file, to: &json)
      }
    }
    json.array("notes", finding.notes) { $0.value($1) }
    if let help = finding.help { json.field("help", help) }
    guard let fix = finding.fix else { return }
    json.object("fix") { json in
      json.field("title", fix.title)
      json.field("safe", fix.isSafe)
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
