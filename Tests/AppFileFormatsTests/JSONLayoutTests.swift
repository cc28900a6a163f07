import AppFileFormats
import ManifestFindings
import Testing

/// The layout of new members of a JSON file.
struct JSONLayoutTests {
  private func layout(_ text: String) throws -> JSONLayout {
    let file = SourceFile(path: "f.json", text: text)
    return JSONLayout(of: file, try JSONScanner.root(of: file))
  }

  /// Copies the first member, because the last one may have the layout of a generator or of another
  /// author.
  @Test func firstMemberIsCopied() throws {
    let layout = try layout("{\r\n\t\"a\"  :  1,\n      \"b\":2 }")
    #expect(layout.unit == "\t")
    #expect(layout.lineEnding == "\r\n")
    #expect(layout.member("c", "3") == "\"c\"  :  3")
    #expect(layout.lineStart(2) == "\r\n\t\t")
  }

  @Test func membersOnOneLineStayThere() throws {
    let layout = try layout("{ \"a\": 1,\n  \"b\": 2\n}")
    #expect(layout.unit == nil)
    #expect(layout.object([layout.member("c", "3")], depth: 1) == "{\"c\": 3}")
  }

  @Test func emptyObjectIsLaidOutAsXcodeDoes() throws {
    let layout = try layout("{}")
    #expect(layout.object([layout.member("c", "3")], depth: 0) == "{\n  \"c\" : 3\n}")
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
