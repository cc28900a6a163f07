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

  @Test func randomStringsReadBackEqual() throws {
    var generator = SeededGenerator(seed: 1)
    let strings = (0..<1000).map { _ in randomString(&generator) }
    var json = JSONWriter()
    json.object { json in
      json.array("values", strings) { $0.value($1) }
      json.object("keys") { json in
        for (index, text) in strings.enumerated() { json.field("\(index) \(text)", text) }
      }
    }
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any]
    )
    let values = try #require(object["values"] as? [String])
    #expect(values.count == strings.count)
    for (ours, theirs) in zip(strings, values) {
      #expect(ours.utf8.elementsEqual(theirs.utf8))
    }
    let keys = try #require(object["keys"] as? [String: String])
    #expect(keys.count == strings.count)
    for (key, value) in keys {
      #expect(key.utf8.drop { $0 != UInt8(ascii: " ") }.dropFirst().elementsEqual(value.utf8))
    }
  }

  /// A string mostly of characters that are special in JSON.
  private func randomString(_ generator: inout SeededGenerator) -> String {
    let limits: [UInt32] = [0x20, 0x80, 0x300, 0x1_0000, 0x11_0000]
    let special = Array("\"\\/\u{8}\u{C}nu".unicodeScalars)
    var result = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...20, using: &generator) {
      let limit = limits[Int.random(in: limits.indices, using: &generator)]
      result.append(Unicode.Scalar(UInt32.random(in: 0..<limit, using: &generator)) ?? "\\")
      result.append(special[Int.random(in: special.indices, using: &generator)])
    }
    return String(result)
  }
}
