/// Findings in the format of reviewdog, which posts them as review comments.
///
/// Lines and columns count from 1, columns in UTF-8 bytes; the end of a range is exclusive.
package struct RDJSONRenderer {
  package init() {}

  package func render(_ findings: [FileFinding]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.object("source") { $0.field("name", "nd-config") }
      json.array("diagnostics", findings.filter { $0.allowed == nil }) { json, finding in
        json.object { write(finding, to: &$0) }
      }
    }
    return json.text + "\n"
  }

  private func write(_ entry: FileFinding, to json: inout JSONWriter) {
    let (finding, file) = (entry.finding, entry.file)
    // Reviewdog posts messages as Markdown.
    let help = finding.help.map { "\nhelp: \($0.asInertMarkdown)" } ?? ""
    json.field("message", finding.message.asInertMarkdown + help)
    json.field("severity", finding.severity.rawValue.uppercased())
    json.object("code") { $0.field("value", finding.id.name) }
    location(finding.range, in: file, to: &json)
    if let fix = finding.fix {
      json.array("suggestions", [fix]) { json, fix in
        json.object { json in
          json.object("range") { write(fix.range, in: file, to: &$0) }
          json.field("text", fix.replacement)
        }
      }
    }
    guard !finding.related.isEmpty else { return }
    json.array("relatedLocations", finding.related) { json, related in
      json.object { json in
        json.field("message", related.label.asInertMarkdown)
        location(related.range, in: file, to: &json)
      }
    }
  }

  private func location(_ range: SourceRange, in file: SourceFile, to json: inout JSONWriter) {
    json.object("location") { json in
      json.field("path", file.path)
      json.object("range") { write(range, in: file, to: &$0) }
    }
  }

  private func write(_ range: SourceRange, in file: SourceFile, to json: inout JSONWriter) {
    for (name, offset) in [("start", range.start), ("end", range.end)] {
      json.object(name) { json in
        json.field("line", file.lineNumber(of: offset))
        json.field("column", file.byteColumn(of: offset))
      }
    }
  }
}
