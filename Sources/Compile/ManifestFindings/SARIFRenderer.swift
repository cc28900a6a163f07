/// Findings as SARIF 2.1.0, which code-scanning services read.
///
/// Lines and columns count from 1, columns in code points; the end of a range is exclusive. Allowed findings
/// are results with a suppression.
package struct SARIFRenderer {
  private let toolVersion: String
  private let pages: [FindingPage]

  package init(toolVersion: String, pages: [FindingPage]) {
    (self.toolVersion, self.pages) = (toolVersion, pages)
  }

  package func render(_ findings: [FileFinding]) -> String {
    let known = Dictionary(
      pages.enumerated().map { ($1.id.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var json = JSONWriter()
    json.object { json in
      json.field("version", "2.1.0")
      json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.array("runs", [()]) { json, _ in
        json.object { json in
          json.object("tool") { $0.object("driver") { driver(&$0) } }
          json.field("columnKind", "unicodeCodePoints")
          json.array("results", findings) { json, entry in
            json.object { write(entry, known[entry.finding.id.name], to: &$0) }
          }
        }
      }
    }
    return json.text + "\n"
  }

  private func driver(_ json: inout JSONWriter) {
    json.field("name", "nd-config")
    json.field("version", toolVersion)
    json.array("rules", pages) { json, page in
      json.object { json in
        json.field("id", page.id.name)
        json.object("shortDescription") { $0.field("text", page.summary) }
        json.object("help") { $0.field("text", page.explanation) }
        json.object("defaultConfiguration") { $0.field("level", page.severity.rawValue) }
      }
    }
  }

  private func write(_ entry: FileFinding, _ rule: Int?, to json: inout JSONWriter) {
    let (finding, file) = (entry.finding, entry.file)
    json.field("ruleId", finding.id.name)
    if let rule { json.field("ruleIndex", rule) }
    json.field("level", finding.severity.rawValue)
    let help = finding.help.map { "; \($0)" } ?? ""
    json.object("message") { $0.field("text", finding.message + help) }
    json.array("locations", [finding.range]) { json, range in
      json.object { location(range, in: file, to: &$0) }
    }
    if !finding.related.isEmpty {
      json.array("relatedLocations", finding.related) { json, related in
        json.object { json in
          location(related.range, in: file, to: &json)
          json.object("message") { $0.field("text", related.label) }
        }
      }
    }
    guard entry.isAllowed else { return }
    json.array("suppressions", [entry.reason]) { json, reason in
      json.object { json in
        json.field("kind", reason == nil ? "external" : "inSource")
        if let reason { json.field("justification", reason) }
      }
    }
  }

  private func location(_ range: SourceRange, in file: SourceFile, to json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      json.object("artifactLocation") { $0.field("uri", uri(file.path)) }
      json.object("region") { region(range, in: file, to: &$0) }
    }
  }

  private func region(_ range: SourceRange, in file: SourceFile, to json: inout JSONWriter) {
    let (start, end) = (file.location(of: range.start), file.location(of: range.end))
    json.field("startLine", start.line)
    json.field("startColumn", start.column)
    json.field("endLine", end.line)
    json.field("endColumn", end.column)
    json.field("byteOffset", Int(range.start))
    json.field("byteLength", range.count)
  }

  /// Percent-encodes a path as a relative reference of RFC 3986: `my app.yaml` → `my%20app.yaml`.
  private func uri(_ path: String) -> String {
    path.utf8.map { byte in
      byte.isLetterOrDigit || "-._~/".utf8.contains(byte)
        ? String(Unicode.Scalar(byte)) : "%\(hexadecimal(byte, digits: 2))"
    }.joined()
  }
}
