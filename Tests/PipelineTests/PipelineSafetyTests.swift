import TestSupport
import Testing

/// Truncated, damaged and badly edited manifests.
///
/// `ND_LONG=1` makes the runs long.
@Suite struct PipelineSafetyTests {
  private static let mutations = Places.isLongRun ? 100_000 : 300

  @Test func truncatedManifestsAreHandled() throws {
    let bytes = try Manifests.real()
    for end in stride(from: 0, through: bytes.count, by: Places.isLongRun ? 1 : 47) {
      expectToEndWell(Array(bytes[..<end]))
    }
  }

  @Test func randomlyChangedManifestsAreHandled() throws {
    let bytes = try Manifests.small()
    var generator = SeededGenerator(seed: 1)
    var valid = 0
    for _ in 0..<Self.mutations {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Int.random(in: 0..<changed.count, using: &generator)
        let end = min(changed.count, start + Int.random(in: 1...8, using: &generator))
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: changed[start] = .random(in: .min ... .max, using: &generator)
        case 1: changed.removeSubrange(start..<end)
        default: changed.insert(contentsOf: Array(changed[start..<end]), at: start)
        }
      }
      valid += expectToEndWell(changed) ? 1 : 0
    }
    #expect(valid > 0)
  }

  @Test func badlyEditedManifestsAreHandled() throws {
    let lines = String(decoding: try Manifests.small(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var generator = SeededGenerator(seed: 2)
    var valid = 0
    for _ in 0..<Self.mutations {
      var edited = lines
      for _ in 0..<Int.random(in: 1...3, using: &generator) { edit(&edited, &generator) }
      valid += expectToEndWell(Array(edited.joined(separator: "\n").utf8)) ? 1 : 0
    }
    #expect(valid > 0)
  }

  private func edit(_ lines: inout [String], _ generator: inout SeededGenerator) {
    let line = Int.random(in: lines.indices, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0 where lines.count > 2: lines.remove(at: line)
    case 1: lines.insert(lines[line], at: Int.random(in: lines.indices, using: &generator))
    case 2: lines.swapAt(line, Int.random(in: lines.indices, using: &generator))
    case 3: lines[line] = "  " + lines[line]
    case 4 where lines[line].hasPrefix("  "): lines[line].removeFirst(2)
    default:
      guard let colon = lines[line].firstIndex(of: ":") else { return }
      let scalar = Self.scalars.randomElement(using: &generator) ?? ""
      lines[line] = "\(lines[line][...colon]) \(scalar)"
    }
  }

  /// Values that are hostile to a reader, a rule or a writer, and values that are valid elsewhere.
  private static let scalars = [
    "", "~", "null", "\"\"", "''", "{}", "[]", "[a, b]", "{ a: b }", "[[[]]]", "&a x", "*a",
    "!!int 3", "0", "-1", "1", "007", "99999999999999999999", "1e9", "0x10", "no", "on", "1:30",
    "2020-01-01",
    "it", "us", "gb", "uk", "zz", "IT", "com", "co.uk", "tld", "subdomain", "country", "named",
    "global", "live", "planned", "https", "http", "nextdoor", "en-GB", "x-private", "zh-Hant-TW",
    "postal_code", "first_name", "api", "\"a.b\"", "-a", "a-", "'a b'", "ä", "日本", "🇮🇹",
    #""\\(exit(1))""#, #""\" + evil() + \"""#, #""\"\"\"""#, ##""#" "\\#(x)""##, #""a\nb""#,
    #""\0""#, #""\x1b[2J""#, #""\u202Eevil""#, #""\u2028""#, #""*/ /*""#, #""\\""#, "'[a-'",
    "'(a+)+$'",
    "'\\d{99999}'", "\"https://{web_host}\"", "\"http://x\"", "\"https://evil.example/{language}\"",
    "\"https://nextdoor.com:99999/\"", String(repeating: "a", count: 64),
    String(repeating: "long ", count: 2_000), "[us, us]", "[it-IT, it-IT]", "[en-US, xx-YY]",
    "[{ locale: it-IT, lproj: zz }]", "[{ postal_code: { pattern: '(' } }]",
    "{ fields: [postal_code, postal_code], optional: [nope] }",
  ]
}
