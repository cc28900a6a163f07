import CountryManifest
import Foundation
import ManifestFindings
import TestSupport
import Testing

@testable import ManifestEmission
@testable import SwiftEmission

/// No text breaks XML or Android's string syntax, and each is read back unchanged.
@Suite(.requires(.python(.plain)))
struct AndroidTextTests {
  private let texts =
    HostileTexts.all + HostileTexts.android
    + HostileTexts.random(
      count: Places.isLongRun ? 100_000 : 2_000,
      seed: 3,
      signs: "\"'\\\\@?%  \n\r\tu0041nt<>&;#x]!-${}"
    )

  private func decoded<Value: Decodable>(
    _ arguments: [String],
    _ input: String
  ) async throws -> Value {
    let output = try await Python.plain.run(arguments, input: Array(input.utf8))
    return try JSONDecoder().decode(Value.self, from: output)
  }

  private func resources(_ texts: [String]) -> String {
    let elements = texts.enumerated().lines { "\(AndroidEmitter.string("t\($0)", $1))" }
    return String(decoding: AndroidEmitter.resources(elements), as: UTF8.self)
  }

  @Test(.requires(.program("aapt2")))
  func hostileStringsReadBackEqualFromAapt2() async throws {
    // What aapt2 prints after a null character is undefined.
    let texts = texts.filter { !$0.utf8.contains(0) }
    let folder = try ScratchFolder()
    try folder.write(resources(texts), to: "res/values/strings.xml")
    let oracle = Places.url("Tests/oracles/read_android_resources.py").path
    let read: [String: [String: String]] = try await decoded([oracle, folder.url("res").path], "")
    #expect(read.count == texts.count)
    for (number, text) in texts.enumerated() {
      let other = read["t\(number)"]?[""]
      let isEqual = other.map { $0.utf8.elementsEqual(text.utf8) } ?? false
      if !isEqual { Issue.record("\(hex(text)) became \(other.map(hex) ?? "nothing")") }
    }
  }

  @Test func textsAndAttributesOfXMLReadBackEqual() async throws {
    let elements = texts.lines { text in
      let value = XMLText.escaped(text, in: .attribute)
      return """
        \(XMLSource.comment(text))
        <each value="\(value)">\(XMLText.escaped(text, in: .content))</each>
        """
    }
    let xml = XMLSource.file(
      """
      <all>
        \(elements)
      </all>
      """
    )
    let program = """
      import json, sys, xml.dom.minidom
      root = xml.dom.minidom.parseString(sys.stdin.buffer.read()).documentElement
      all = [each for each in root.childNodes if each.nodeType == each.ELEMENT_NODE]
      json.dump([["".join(part.data for part in each.childNodes), each.getAttribute("value")]
        for each in all], sys.stdout)
      """
    let read: [[String]] = try await decoded(
      ["-c", program],
      String(decoding: xml, as: UTF8.self)
    )
    #expect(read.count == texts.count)
    for (pair, text) in zip(read, texts) {
      let expected = inXML(text)
      for value in pair where !value.utf8.elementsEqual(expected.utf8) {
        Issue.record("\(hex(text)) became \(hex(value))")
      }
    }
  }

  /// XML 1.0 cannot represent these characters, not even by number.
  private func inXML(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      let isAbsent =
        scalar.value < 0x20 && ![0x9, 0xA, 0xD].contains(scalar.value)
        || [0xFFFE, 0xFFFF].contains(scalar.value)
      return isAbsent ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  @Test func xmlHasNoInvisibleCharacters() {
    let odd = resources(texts).unicodeScalars.first { $0 != "\n" && !$0.isVisible }
    #expect(odd == nil)
  }
}

extension HostileTexts {
  /// Texts that XML, aapt2, Gradle or Markdown would interpret.
  static let android = [
    "]]>", "<![CDATA[x]]>", "<!--", "-->", "--", "a--", "-", "<b>bold</b>", "<br>", "&lt;", "&#65;",
    "&#x41;",
    "${applicationId}", "$(evil)", "@string/app_name", "@+id/x", "@null", "@empty", "?attr/x", "?",
    "\\@", "\\?", "\\'", "'", "''", "'a'", "\"'\"", "%", "%%", "%s %s", "%1$s", "100 % of 50 %",
    "a\\", "\\u0041", "\\U00000041", " \\ ", "\" \"", "\u{B}", "\u{C}", "\u{1F}", "\u{FFFE}",
    "a |b", "|", "\\|",
    "||", "a\\|b", "| --- |", "[a](https://b.example)", "![a](b)", "https://a.example",
    "www.a.example",
    "*a*", "_a_", "**", "~~a~~", "`a`", "``", "a`|`b", "# a", "- a", "1. a", "> a", "$a$", "a  \nb",
    "<https://a>",
    "<script>alert(1)</script>", "<!-- a", "&nbsp;", "\u{2003}", "a\u{A0}", "\u{200B}a",
  ]
}
