import Foundation
import ManifestFindings
import Testing

@testable import AppFileFormats

/// Escapes are decoded as Foundation decodes them.
struct OpenStepTextTests {
  private func foundation(_ token: String) throws -> String {
    let text = "\"key\" = \(token);"
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return try #require((list as? [String: String])?["key"])
  }

  @Test func everyEscapedLetter() throws {
    for byte in UInt8(0x20)..<0x7F {
      let escape = "\"a\\\(Unicode.Scalar(byte))\""
      // A backslash before the last quote leaves the string open. Foundation's two parsers disagree
      // about `f` and `v`.
      guard !"\"fv".utf8.contains(byte) else { continue }
      #expect(
        OpenStepText.decoded(Array(escape.utf8)[...]) == (try foundation(escape)),
        "\(escape)"
      )
    }
  }

  /// Foundation's property list decoder is right here; its serialization differs.
  @Test func formFeedAndVerticalTab() throws {
    let text = "key = \"\\f\\v\";"
    let list = try PropertyListDecoder().decode([String: String].self, from: Data(text.utf8))
    #expect(list["key"] == OpenStepText.decoded(Array("\"\\f\\v\"".utf8)[...]))
  }

  @Test func everyOctalNumber() throws {
    for number in 0..<512 {
      let digits = String(number, radix: 8)
      // An octal escape has at most three digits; the rest is text.
      let padded = String(repeating: "0", count: 3 - digits.count) + digits
      for digits in [digits, padded + "7x"] {
        // The last two have no character in NEXTSTEP's table.
        guard number & 0xFF < 0xFE else { continue }
        let escape = "\"\\\(digits)\""
        let ours = OpenStepText.decoded(Array(escape.utf8)[...])
        #expect(ours == (try foundation(escape)), "\(escape)")
      }
    }
  }

  @Test(arguments: [
    "\"\\U\"", "\"\\U41\"", "\"\\U0041\"", "\"\\U00411\"", "\"\\U4g\"", "'it\\'s \"so\"'",
    "a/b:c.d-e_$", "\"caf\\U00E9 \\\\ \\\"\\n\\t\"", "\"\u{1F1EE}\u{1F1F9}\"",
  ])
  func texts(_ token: String) throws {
    #expect(OpenStepText.decoded(Array(token.utf8)[...]) == (try foundation(token)))
  }

  /// Apple's parser reads two halves as one character; Foundation's new parser refuses them.
  @Test func escapedHalvesOfAnEmoji() {
    #expect(
      OpenStepText.decoded(Array("\"\\Ud83c\\uddee\\Uddee\"".utf8)[...]) == "\u{FFFD}uddee\u{FFFD}"
    )
    #expect(OpenStepText.decoded(Array("\"\\Ud83c\\Uddee\"".utf8)[...]) == "🇮")
  }
}
