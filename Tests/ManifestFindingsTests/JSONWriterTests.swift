import Foundation
import ManifestFindings
import TestSupport
import Testing

struct JSONWriterTests {
  @Test func valuesAreWrittenInTheOrderOfTheCalls() {
    var json = JSONWriter()
    json.object { json in
      json.field("b", "x")
      json.field("a", -1)
      json.field("c", true)
      json.object("d") { _ in }
      json.array("e", [String]()) { $0.value($1) }
      json.array("f", ["y", "z"]) { $0.value($1) }
      json.array("g", [1, 2]) { json, number in json.object { $0.field("h", number) } }
    }
    #expect(
      json.text == """
        {
          "b": "x",
          "a": -1,
          "c": true,
          "d": {},
          "e": [],
          "f": [
            "y",
            "z"
          ],
          "g": [
            {
              "h": 1
            },
            {
              "h": 2
            }
          ]
        }
        """
    )
  }

  /// Characters that control a terminal or are invisible are written as escapes.
  @Test(arguments: [
    ("\u{7F}", "\\u007f"), ("\u{85}", "\\u0085"), ("\u{9B}", "\\u009b"), ("\u{202E}", "\\u202e"),
    ("\u{2028}", "\\u2028"), ("\u{200B}", "\\u200b"), ("\u{E0067}", "\\udb40\\udc67"),
  ])
  func hiddenCharactersAreEscaped(_ character: String, _ escape: String) throws {
    var json = JSONWriter()
    json.array(["é\(character)日"]) { $0.value($1) }
    #expect(json.text == "[\n  \"é\(escape)日\"\n]")
    let values = try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String]
    #expect(values?.first?.utf8.elementsEqual("é\(character)日".utf8) == true)
    // A file that Xcode saves has them unescaped.
    var catalog = JSONWriter(.xcode)
    catalog.value(character)
    #expect(catalog.text == "\"\(character)\"")
  }
}
