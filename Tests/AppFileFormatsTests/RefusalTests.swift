import AppFileFormats
import ManifestFindings
import Testing

/// The errors of damaged files and their locations; the scanners stop at the first error.
struct RefusalTests {
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

  private static let long = String(repeating: "a", count: 41)

  @Test(arguments: [
    Refused("a = 1", 5..<5, "expected `;`, found the end of the file"),
    Refused("a /* b */", 1..<1, "expected `=` or `;`, found the end of the file"),
    Refused("a\n\nb;", 1..<1, "expected `=` or `;`, found `b`"),
    Refused("a b", 1..<1, "expected `=` or `;`, found `b`"),
    Refused("a \(long);", 1..<1, "expected `=` or `;`, found `\(long.dropLast())`"),
    Refused("a = ;", 4..<5, "expected a value, found `;`"),
    Refused("a =", 3..<3, "expected a value, found the end of the file"),
    Refused("a; = 1;", 2..<2, "expected `}`, found `=`"),
    Refused("a = { b = 1; ;", 12..<12, "expected `}`, found `;`"),
    Refused("a = ( b c );", 7..<7, "expected `,` or `)`, found `c`"),
    Refused("a = <0f (", 7..<7, "expected `>`, found `(`"),
    Refused("a /* b", 2..<4, "comment is never closed"),
    Refused("/*/", 0..<2, "comment is never closed"),
    Refused("a = \"b\\\"", 4..<5, "quote is never closed"),
    Refused("a = 'b\\", 4..<5, "quote is never closed"),
    Refused("a = é;", 4..<6, "unexpected `é`"),
    Refused("a = ?;", 4..<5, "unexpected `?`"),
    Refused("\u{2028}a\u{2029}\u{E000}", 7..<10, "unexpected `\u{E000}`"),
  ])
  func entries(_ refused: Refused) {
    let moved = Refused(
      "{" + refused.text,
      refused.range.lowerBound + 1..<refused.range.upperBound + 1,
      refused.message
    )
    expect(moved) { file in
      var parser = OpenStepParser(file, try OpenStepScanner.tokens(of: file))
      _ = try parser.propertyList()
    }
  }

  @Test(arguments: [
    Refused("{ } }", 4..<5, "expected the end of the file, found `}`"),
    Refused("{ a = 1; }\n;", 11..<12, "expected the end of the file, found `;`"),
    Refused("", 0..<0, "expected a value, found the end of the file"),
    Refused(
      String(repeating: "(", count: 65),
      64..<65,
      "more than 64 levels of nesting"
    ),
    Refused(
      String(repeating: "{ a = ", count: 65),
      384..<385,
      "more than 64 levels of nesting"
    ),
  ])
  func propertyList(_ refused: Refused) {
    expect(refused) { file in
      var parser = OpenStepParser(file, try OpenStepScanner.tokens(of: file))
      _ = try parser.propertyList()
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
    Refused("[01]", 2..<3, "expected `,` or `]`, found `1`"),
    Refused("[1.]", 3..<4, "expected a digit, found `]`"),
    Refused("[1e+]", 4..<5, "expected a digit, found `]`"),
    Refused("[-]", 2..<3, "expected a value, found `]`"),
    Refused("[+1]", 1..<2, "expected a value, found `+`"),
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

  @Test(arguments: [
    Refused("<a>", 0..<3, "`<a>` is never closed"),
    Refused("<a><b/>", 0..<3, "`<a>` is never closed"),
    Refused("<!-- a -->", 10..<10, "expected an XML element, found the end of the file"),
    Refused(" x<a/>", 1..<2, "text outside the root element"),
    Refused("<a/> x", 5..<6, "text outside the root element"),
    Refused("<a>]]></a>", 3..<6, "`]]>` is not allowed in text"),
    Refused("<a><!-- b", 3..<7, "comment is never closed"),
    Refused("<a><!-- b -- c --></a>", 10..<12, "`--` is not allowed in a comment"),
    Refused("<![CDATA[a]]><a/>", 0..<9, "text outside the root element"),
    Refused("<a><![CDATA[a", 3..<12, "CDATA section is never closed"),
    Refused(
      "<!DOCTYPE html><a/>",
      0..<14,
      "unsupported declaration; only a property list's DOCTYPE without `[…]` is allowed"
    ),
    Refused(
      "<!DOCTYPE plist [<!ENTITY b 'c'>]><a/>",
      0..<16,
      "unsupported declaration; only a property list's DOCTYPE without `[…]` is allowed"
    ),
    Refused(
      "<a/><!DOCTYPE plist >",
      4..<20,
      "unsupported declaration; only a property list's DOCTYPE without `[…]` is allowed"
    ),
    Refused("<?xml", 0..<2, "`<?` is never closed"),
    Refused("<a/><?xml version='1.0'?>", 4..<25, "XML declaration is not at the start of the file"),
    Refused("<?xml encoding='latin1'?><a/>", 0..<25, "expected encoding UTF-8, found `latin1`"),
    Refused("<a>\u{1}</a>", 3..<4, "control character in XML"),
    Refused("<a>\u{FFFE}</a>", 3..<6, "character is not allowed in XML"),
    Refused("<a>&</a>", 3..<4, "`&` does not begin a reference"),
    Refused("<a>&b;</a>", 3..<6, "unknown reference `&b;`"),
    Refused("<a>&#xG;</a>", 3..<8, "unknown reference `&#xG;`"),
    Refused("<a b='&c;'/>", 6..<9, "unknown reference `&c;`"),
    Refused("<a b='c'd='e'/>", 0..<8, "malformed tag `<a`"),
    Refused("<a b='c' b='d'/>", 9..<14, "duplicate attribute `b`"),
    Refused("<a b='c' ", 0..<9, "`<a` is never closed with `>`"),
    Refused("<a/><b/>", 4..<8, "second root element `<b>`"),
    Refused("<a></a b>", 3..<7, "`</a` is never closed with `>`"),
    Refused("<a/></a>", 4..<8, "`</a>` has no matching start tag"),
    Refused("<a></b>", 3..<7, "expected `</a>`, found `</b>`"),
    Refused("<a b/>", 3..<4, "attribute `b` has no value"),
    Refused("<a b=c/>", 3..<5, "the value of `b` is not quoted"),
    Refused("<a b='<'/>", 6..<7, "`<` is not allowed in the value of `b`"),
    Refused("<a b='c/>", 3..<6, "the value of `b` is never closed"),
    Refused("<1/>", 1..<2, "expected a name"),
    Refused("<", 1..<1, "expected a name"),
    Refused(
      String(repeating: "<a>", count: 257),
      768..<771,
      "elements are nested too deeply"
    ),
  ])
  func xml(_ refused: Refused) {
    expect(refused) { _ = try XMLTree($0) }
  }

  @Test func keysWithoutValues() {
    expect(
      Refused(
        "<plist><dict><key>a</key></dict></plist>",
        13..<18,
        "keys and values do not alternate in `<dict>`"
      )
    ) { _ = try PropertyList(XMLTree($0)).pairs() }
  }

  // MARK: Cost

  /// Dense files take 25 times their size in memory, so the number of parts has a limit, too.
  @Test func numberOfPartsHasALimit() {
    expect(
      Refused(
        "a = (" + String(repeating: "1,", count: 1_000_000) + ");",
        2_000_002..<2_000_003,
        "file has more than 2000000 words, the limit"
      )
    ) { _ = try OpenStepScanner.tokens(of: $0) }
    expect(
      Refused(
        "<a>" + String(repeating: "<b/>", count: 1_000_000) + "</a>",
        3_999_999..<4_000_000,
        "file has more than 1000000 elements, texts and comments, the limit"
      )
    ) { _ = try XMLTree($0) }
  }
}
