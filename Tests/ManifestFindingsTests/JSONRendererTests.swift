import Foundation
import ManifestFindings
import TestSupport
import Testing

struct JSONRendererTests {
  @Test func formatIsAsDocumented() throws {
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
    let json = JSONRenderer(toolVersion: "1.2.3").render([finding], allowed: allowed, in: file)
    try Golden.expect(json.utf8, at: Places.url("Tests/ManifestFindingsTests/findings.json"))
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
}
