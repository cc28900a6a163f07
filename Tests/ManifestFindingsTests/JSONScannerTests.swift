import ManifestFindings
import Testing

struct JSONScannerTests {
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
