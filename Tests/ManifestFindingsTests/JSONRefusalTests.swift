import ManifestFindings
import Testing

/// The errors of damaged files and their locations; the scanners stop at the first error.
struct JSONRefusalTests {
  struct Refused: CustomTestStringConvertible, Sendable {
    var text: String
    var range: Range<UInt32>
    var message: String

    init(_ text: String, _ range: Range<UInt32>, _ message: String) {
      self.text = text
      self.range = range
      self.message = message
    }

    var testDescription: String { text }
  }

  private func expect(
    _ refused: Refused,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ read: (SourceFile) throws -> Void
  ) {
    #expect(sourceLocation: sourceLocation) {
      try read(SourceFile(path: "file", text: refused.text))
    } throws: { error in
      guard let finding = (error as? FileRefusal)?.finding else { return false }
      return finding.message == refused.message
        && finding.range.start..<finding.range.end == refused.range
    }
  }

  @Test(arguments: [
    Refused("", 0..<0, "expected a value, found the end of the file"),
    Refused("{} x", 3..<4, "expected the end of the file, found `x`"),
    Refused("{a: 1}", 1..<2, "expected a quoted name, found `a`"),
    Refused("{\"a\" 1}", 5..<6, "expected `:`, found `1`"),
    Refused("{\"a\": 1 \"b\"", 8..<9, "expected `,` or `}`, found `\"`"),
    Refused("{\"a\": 1,}", 8..<9, "expected a quoted name, found `}`"),
    Refused("[1 2]", 3..<4, "expected `,` or `]`, found `2`"),
    Refused("[1,]", 3..<4, "expected a value, found `]`"),
    Refused("[é]", 1..<3, "expected a value, found `é`"),
    Refused("[\"a", 1..<2, "quote is never closed"),
    Refused("[\"a\\", 4..<4, "expected an escape sequence, found the end of the file"),
    Refused("[\"\\u12g4\"]", 6..<7, "expected four hexadecimal digits, found `g`"),
    Refused("[\"\\x\"]", 2..<4, "invalid escape sequence"),
    Refused("[\"\u{1}\"]", 2..<3, "expected no control character in a string, found `\u{1}`"),
    Refused("[1e+]", 1..<2, "expected a value, found `1`"),
    Refused("[-]", 1..<2, "expected a value, found `-`"),
    Refused("[nul]", 1..<2, "expected a value, found `n`"),
    Refused(String(repeating: "[", count: 129), 128..<129, "more than 128 levels of nesting"),
    Refused(String(repeating: "[", count: 128), 128..<128, "more than 128 levels of nesting"),
    Refused(
      String(repeating: "{\"a\":", count: 129),
      640..<641,
      "more than 128 levels of nesting"
    ),
  ])
  func json(_ refused: Refused) {
    expect(refused) { _ = try JSONScanner.root(of: $0) }
  }
}
