import Foundation
import ManifestFindings
import TestSupport
import Testing

struct JSONRendererTests {
  @Test func formatIsAsDocumented() {
    let file = SourceFile(path: "countries.yaml", text: "é: 1\nb: 2\n")
    let finding = Finding(
      "r",
      "x",
      at: SourceRange(4, 5),
      related: [.init("here", at: SourceRange(6, 7))],
      notes: ["n"],
      help: "h",
      fix: Fix("quote it", replacing: SourceRange(4, 5), with: "\"1\"")
    )
    let allowed = [
      AllowedFinding(
        Finding("r", "y", at: SourceRange(0, 1), severity: .warning),
        reason: "on purpose"
      )
    ]
    #expect(
      JSONRenderer(toolVersion: "1.2.3").render([finding], allowed: allowed, in: file) == """
        {
          "version": 1,
          "toolVersion": "1.2.3",
          "path": "countries.yaml",
          "errors": 1,
          "warnings": 0,
          "findings": [
            {
              "id": "r",
              "severity": "error",
              "message": "x",
        \(range(4, 1, 4, 5, 1, 5, indentedBy: 6)),
              "related": [
                {
                  "label": "here",
        \(range(6, 2, 1, 7, 2, 2, indentedBy: 10))
                }
              ],
              "notes": [
                "n"
              ],
              "help": "h",
              "fix": {
                "title": "quote it",
                "safe": false,
                "replacement": "\\"1\\"",
        \(range(4, 1, 4, 5, 1, 5, indentedBy: 8))
              }
            }
          ],
          "allowed": [
            {
              "id": "r",
              "severity": "warning",
              "message": "y",
        \(range(0, 1, 1, 1, 1, 2, indentedBy: 6)),
              "related": [],
              "notes": [],
              "reason": "on purpose"
            }
          ]
        }

        """
    )
  }

  @Test func noFindingsAreAnEmptyArray() throws {
    let file = SourceFile(path: "f", text: "")
    let warning = Finding("r", "x", at: SourceRange(0, 0), severity: .warning)
    for (findings, errors, warnings) in [([], 0, 0), ([warning], 0, 1)] {
      let json = try object(JSONRenderer(toolVersion: "1.2.3").render(findings, in: file))
      #expect(json["errors"] as? Int == errors)
      #expect(json["warnings"] as? Int == warnings)
      #expect((json["findings"] as? [Any])?.count == findings.count)
    }
  }

  @Test func hostileStringsReadBackEqualFromFoundation() throws {
    let json = try object(rendered)
    #expect(json["path"] as? String == hostile)
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(finding["message"] as? String == hostile)
    #expect(finding["help"] as? String == hostile)
    #expect(finding["notes"] as? [String] == [hostile, ""])
    #expect((finding["fix"] as? [String: Any])?["replacement"] as? String == hostile)
  }

  @Test(.requires(.python(.plain)))
  func hostileStringsReadBackEqualFromPython() async throws {
    let program =
      "import json, sys; f = json.load(sys.stdin.buffer)['findings'][0];"
      + "sys.stdout.buffer.write(f['message'].encode())"
    let output = try await Python.plain.run(["-c", program], input: Array(rendered.utf8))
    #expect(Array(output) == Array(hostile.utf8))
  }

  private let hostile =
    String(String.UnicodeScalarView((0..<0x100).compactMap { Unicode.Scalar(UInt32($0)) }))
    + "\"}],\\\u{2028}\u{2029}\u{202E}\u{FEFF}\u{FFFF}\u{10FFFF}e\u{301}🇮🇹</script>\\u0041"

  private var rendered: String {
    let range = SourceRange(0, 1)
    return JSONRenderer(toolVersion: "1.2.3").render(
      [
        Finding(
          "r",
          hostile,
          at: range,
          related: [.init(hostile, at: range)],
          notes: [hostile, ""],
          help: hostile,
          fix: Fix(hostile, replacing: range, with: hostile)
        )
      ],
      in: SourceFile(path: hostile, text: "a")
    )
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func range(
    _ start: Int,
    _ startLine: Int,
    _ startColumn: Int,
    _ end: Int,
    _ endLine: Int,
    _ endColumn: Int,
    indentedBy indentation: Int
  ) -> String {
    func place(_ name: String, _ offset: Int, _ line: Int, _ column: Int) -> [String] {
      [
        "  \"\(name)\": {", "    \"offset\": \(offset),", "    \"line\": \(line),",
        "    \"column\": \(column)", "  }",
      ]
    }
    var lines = ["\"range\": {"] + place("start", start, startLine, startColumn)
    lines[lines.count - 1] += ","
    lines += place("end", end, endLine, endColumn) + ["}"]
    return lines.map { String(repeating: " ", count: indentation) + $0 }.joined(separator: "\n")
  }
}
