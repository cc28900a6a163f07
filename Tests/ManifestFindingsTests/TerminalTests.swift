import ManifestFindings
import Testing

/// Output for a terminal: color if it is wanted, and no control characters from a manifest.
struct TerminalTests {
  @Test func colorIsUsedOnlyWhereItIsWanted() {
    let file = SourceFile(path: "f", text: "a: 1\n")
    let finding = Finding(
      "r",
      "x",
      at: SourceRange(3, 4),
      severity: .warning,
      related: [.init("here", at: SourceRange(0, 1))],
      notes: ["n"],
      help: "h"
    )
    let plain = """
      f:1:4: warning: x [r]
           1 | a: 1
             |    ^
           1 | a: 1
             | - here
         note: n
         help: h

      """
    let (bold, red, blue, off) = ("\u{1B}[1m", "\u{1B}[1;31m", "\u{1B}[1;34m", "\u{1B}[0m")
    let yellow = "\u{1B}[1;33m"
    let colored = """
      \(bold)f:1:4: \(off)\(yellow)warning: \(off)\(bold)x\(off) [r]
           1 | a: 1
             |    \(yellow)^\(off)
           1 | a: 1
             | \(blue)-\(off) here
         note: n
         help: h

      """
    #expect(TextRenderer().render(finding, in: file) == plain)
    #expect(TextRenderer(usesColor: true).render(finding, in: file) == colored)
    var error = finding
    error.severity = .error
    let text = TextRenderer(usesColor: true).render(error, in: file)
    #expect(text.contains("\(red)error: \(off)"))
  }

  @Test func controlAndBidiCharactersAreWrittenAsTheirCodes() {
    let hostile = "\u{1B}[2J\u{202E}\u{2066}\u{61C}\u{9B}\n\r\u{7}\u{E0041}"
    let shown = "<U+001B>[2J<U+202E><U+2066><U+061C><U+009B><U+000A><U+000D><U+0007><U+E0041>"
    let file = SourceFile(path: "f\u{1B}[0m", text: "k: \u{1B}[2J\u{202E}x y\n")
    let finding = Finding(
      "r",
      hostile,
      at: SourceRange(3, 11),
      related: [.init(hostile, at: SourceRange(11, 12))],
      notes: [hostile],
      help: hostile
    )
    #expect(
      TextRenderer().render(finding, in: file) == """
        f<U+001B>[0m:1:4: error: \(shown) [r]
             1 | k: <U+001B>[2J<U+202E>x y
               |    ^^^^^^^^^^^^^^^^^^^^
             1 | k: <U+001B>[2J<U+202E>x y
               |                        - \(shown)
           note: \(shown)
           help: \(shown)

        """
    )
  }

  @Test func longLineIsShownAroundTheFinding() {
    let text = "k: " + (0..<10_000).map { "\($0 % 10)" }.joined() + "\nnext\n"
    let file = SourceFile(path: "f", text: text)
    let digits = { (from: Int, count: Int) in (from..<(from + count)).map { "\($0 % 10)" }.joined()
    }
    let middle = Finding("r", "x", at: SourceRange(5003, 5006))
    #expect(
      TextRenderer().render(middle, in: file) == """
        f:1:5004: error: x [r]
             1 | \(digits(4940, 160))
               | \(String(repeating: " ", count: 60))^^^

        """
    )
    let start = Finding("r", "x", at: SourceRange(0, 10_003))
    #expect(
      TextRenderer().render(start, in: file) == """
        f:1:1: error: x [r]
             1 | k: \(digits(0, 157))
               | \(String(repeating: "^", count: 160))

        """
    )
    let end = Finding("r", "x", at: SourceRange(10_002, 10_003))
    #expect(
      TextRenderer().render(end, in: file) == """
        f:1:10003: error: x [r]
             1 | \(digits(9939, 61))
               | \(String(repeating: " ", count: 60))^

        """
    )
  }
}
