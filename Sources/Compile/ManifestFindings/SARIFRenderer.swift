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
    var fingerprints = Fingerprints()
    var json = JSONWriter()
    json.object { json in
      json.field("version", "2.1.0")
      json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.array("runs", [()]) { json, _ in
        json.object { json in
          json.object("tool") { $0.object("driver") { driver(&$0) } }
          json.field("columnKind", "unicodeCodePoints")
          json.array("results", findings) { json, entry in
            json.object { json in
              write(entry, known[entry.finding.id.name], &fingerprints, to: &json)
            }
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

  private func write(
    _ entry: FileFinding,
    _ rule: Int?,
    _ fingerprints: inout Fingerprints,
    to json: inout JSONWriter
  ) {
    let (finding, file) = (entry.finding, entry.file)
    json.field("ruleId", finding.id.name)
    if let rule { json.field("ruleIndex", rule) }
    json.field("level", finding.severity.rawValue)
    let help = finding.help.map { "; \($0)" } ?? ""
    json.object("message") { $0.field("text", finding.message + help) }
    json.array("locations", [finding.range]) { json, range in
      json.object { location(range, in: file, to: &$0) }
    }
    json.object("partialFingerprints") { json in
      json.field("ndConfigFinding/v1", fingerprints.next(entry))
    }
    if !finding.related.isEmpty {
      json.array("relatedLocations", finding.related) { json, related in
        json.object { json in
          location(related.range, in: file, to: &json)
          json.object("message") { $0.field("text", related.label) }
        }
      }
    }
    if let fix = finding.fix { json.array("fixes", [fix]) { write($1, in: file, to: &$0) } }
    guard let allowed = entry.allowed else { return }
    json.array("suppressions", [allowed]) { json, allowed in
      json.object { json in
        switch allowed {
        case .comment(let reason):
          json.field("kind", "inSource")
          json.field("justification", reason)
        case .commandLine: json.field("kind", "external")
        }
      }
    }
  }

  private func location(_ range: SourceRange, in file: SourceFile, to json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      artifact(file, to: &json)
      json.object("region") { region(range, in: file, to: &$0) }
    }
  }

  private func artifact(_ file: SourceFile, to json: inout JSONWriter) {
    json.object("artifactLocation") { $0.field("uri", uri(file.path)) }
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

  private func write(_ fix: Fix, in file: SourceFile, to json: inout JSONWriter) {
    json.object { json in
      json.object("description") { $0.field("text", fix.title) }
      json.array("artifactChanges", [()]) { json, _ in
        json.object { json in
          artifact(file, to: &json)
          json.array("replacements", [()]) { json, _ in
            json.object { json in
              json.object("deletedRegion") { region(fix.range, in: file, to: &$0) }
              json.object("insertedContent") { $0.field("text", fix.replacement) }
            }
          }
        }
      }
      json.object("properties") { $0.field("safe", fix.isSafe) }
    }
  }

  /// Percent-encodes a path as a relative reference of RFC 3986: `my app.yaml` → `my%20app.yaml`.
  private func uri(_ path: String) -> String {
    path.utf8.map { byte in
      byte.isLetterOrDigit || "-._~/".utf8.contains(byte)
        ? String(Unicode.Scalar(byte)) : "%\(hexadecimal(byte, digits: 2))"
    }.joined()
  }
}

/// Makes an identifier for each finding, which stays the same if the finding's line moves.
///
/// The identifier is a hash of the rule's name, the file's path and the line without spaces and tabs. A number
/// distinguishes findings with the same hash.
private struct Fingerprints {
  private var counts: [UInt64: Int] = [:]

  mutating func next(_ entry: FileFinding) -> String {
    let line = entry.file.line(entry.file.lineNumber(of: entry.finding.range.start))
    // FNV-1a, because Swift's hashes differ from run to run.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let name = Array(entry.finding.id.name.utf8) + [0] + Array(entry.file.path.utf8) + [0]
    for byte in name + entry.file.bytes[line].filter({ !$0.isSpaceOrTab }) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    counts[hash, default: 0] += 1
    return "\(hexadecimal(hash, digits: 16, uppercase: false)):\(counts[hash] ?? 1)"
  }
}
