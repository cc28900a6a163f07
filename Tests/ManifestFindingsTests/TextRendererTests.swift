import ManifestFindings
import Testing

/// The complete text of findings: a column counts UTF-8 bytes, a caret is under its cell.
struct TextRendererTests {
  @Test func findingIsRenderedWithAllItsParts() {
    let file = SourceFile(path: "countries.yaml", text: "a: 1\nb: 2\na: 3\n")
    var finding = Finding("duplicate-key", "duplicate key `a`", at: SourceRange(10, 11))
    finding.related = [.init("first here", at: SourceRange(0, 1))]
    finding.notes = ["the last one wins", "silently"]
    finding.help = "delete one"
    expect(
      finding,
      in: file,
      """
      countries.yaml:3:1: error: duplicate key `a` [duplicate-key]
           3 | a: 3
             | ^
           1 | a: 1
             | - first here
         note: the last one wins
         note: silently
         help: delete one

      """
    )
  }

  /// The column counts code points; the marks are below the cells, of which a wide character takes two.
  @Test(arguments: [
    ("\ta:\t\tbc\n", "bc", 6, " a:  bc", 5, 2), ("日本: bc # 日\n", "bc", 5, "日本: bc # 日", 6, 2),
    ("- 東京\n", "京", 4, "- 東京", 4, 2),
    ("e\u{301}e\u{301}: bc\n", "bc", 7, "e\u{301}e\u{301}: bc", 4, 2),
    ("k: e\u{301}a\n", "e\u{301}a", 4, "k: e\u{301}a", 3, 2),
    ("🇮🇹 🎉: bc\n", "bc", 7, "🇮🇹 🎉: bc", 7, 2),
    ("k: bc d\n  e\nf\n", "bc d\n  e\nf", 4, "k: bc d", 3, 4),
    ("k: bc d\r\n  e\r\n", "bc d\r\n  e", 4, "k: bc d", 3, 4),
  ])
  func marksAreBelowTheirCells(
    _ text: String,
    _ marked: String,
    _ column: Int,
    _ shown: String,
    _ cells: Int,
    _ width: Int
  ) {
    let (bytes, span) = (Array(text.utf8), Array(marked.utf8))
    let start = bytes.indices.first { bytes[$0...].starts(with: span) } ?? bytes.count
    let marks = String(repeating: " ", count: cells) + String(repeating: "^", count: width)
    expect(
      Finding("r", "x", at: SourceRange(start, start + span.count)),
      in: SourceFile(path: "f", bytes: bytes),
      "f:1:\(column): error: x [r]\n     1 | \(shown)\n       | \(marks)\n"
    )
  }

  @Test func emptyRangeAtTheEndOfALineOrFileGetsACaret() {
    let file = SourceFile(path: "f", text: "ab\r\nc\n")
    for (offset, place, line, caret) in [
      (2, "1:3", "     1 | ab", "  ^"), (3, "1:4", "     1 | ab", "  ^"),
      (5, "2:2", "     2 | c", " ^"), (6, "3:1", "     3 | ", "^"),
    ] {
      expect(
        Finding("r", "x", at: SourceRange(offset, offset)),
        in: file,
        "f:\(place): error: x [r]\n\(line)\n       | \(caret)\n"
      )
    }
  }

  @Test func bytesThatAreNotUTF8AreShownAsReplacements() {
    let file = SourceFile(path: "f", bytes: [0x61, 0xE2, 0x82, 0x62, 0xFF, 0x63])
    expect(
      Finding("r", "x", at: SourceRange(4, 5)),
      in: file,
      "f:1:4: error: x [r]\n     1 | a\u{FFFD}b\u{FFFD}c\n       |    ^\n"
    )
    expect(
      Finding("r", "x", at: SourceRange(2, 3)),
      in: file,
      "f:1:3: error: x [r]\n     1 | a\u{FFFD}\u{FFFD}b\u{FFFD}c\n       |   ^\n"
    )
  }

  /// Compares bytes, because Swift strings are equal even if the composition of accents differs.
  private func expect(
    _ finding: Finding,
    in file: SourceFile,
    _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = TextRenderer().render(finding, in: file)
    #expect(Array(text.utf8) == Array(expected.utf8), "\(text)", sourceLocation: sourceLocation)
  }
}
