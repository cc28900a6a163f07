import AppFileFormats
import ManifestFindings
import Testing

/// The layout of new members of a JSON file.
struct JSONLayoutTests {
  /// The first member shows the layout, because the last one may have that of another author.
  @Test(arguments: [
    ("{\r\n\t\"a\"  :  1,\n      \"b\":2 }", "\r\n\t\t"), ("{ \"a\": 1,\n  \"b\": 2\n}", ""),
  ])
  func firstMemberShowsTheLayout(_ text: String, _ lineStart: String) throws {
    let file = SourceFile(path: "f.json", text: text)
    #expect(JSONLayout(of: file, try JSONScanner.root(of: file)).lineStart(2) == lineStart)
  }

  @Test func everyFormOfAValueIsRead() throws {
    let text = #"""
       [null, true, false, 0, -0.5, 12E3, 1e-2, 1E+2, "\/\b\f\n\r\t\"\\\u00e9\ud83c\udde9", {}, []]
      """#
    let root = try JSONScanner.root(of: SourceFile(path: "f.json", text: text))
    let elements = try #require(root.elements)
    #expect(elements.count == 11)
    #expect(elements[8].string == "/\u{8}\u{C}\n\r\t\"\\é\u{1F1E9}")
  }
}
