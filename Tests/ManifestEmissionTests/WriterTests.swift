import Foundation
import ManifestFindings
import Testing

@testable import ManifestEmission
@testable import SwiftEmission

/// The spelling of a text in each language.
///
/// In the hostile-text suites, compilers and parsers read random and hostile texts back. This suite
/// shows the same rules at a glance.
struct WriterTests {
  @Test(arguments: [
    ("a b", "a b"), ("a\\b", "a\\\\b"), ("\\", "\\\\"), ("\\\\", "\\\\\\\\"), ("", ""),
    ("$a", "\\u{24}a"), ("\"\"\"", "\\u{22}\\u{22}\\u{22}"), ("é", "é"), ("a\nb", "a\\u{a}b"),
  ])
  func kotlinTable(_ text: String, _ written: String) {
    var table = KotlinTable()
    table.row("\"it\"") { $0.line("name", text) }
    let expected = """
      internal val names = TextTable<String> {
          row("it", \"""
              name \(written)
          \""")
      }
      """
    #expect(table.declaration("names", key: "String").text == expected)
  }

  @Test func spacesOfAWordInAKotlinTable() {
    var table = KotlinTable()
    table.row("\"it\"") { $0.line("hosts", words: "a b", nil, "c") }
    #expect(
      table.declaration("names", key: "String").text.contains("\n        hosts a\\u{20}b c\n")
    )
  }

  /// A class file can contain at most 65,535 bytes of a text, and encodes a four-byte character in
  /// six bytes.
  @Test(arguments: [("a", 130_000, 3), ("😀", 25_000, 3), ("a", 59_900, 1), ("é", 20_000, 1)])
  func longLineOfAKotlinTableIsWrittenInPieces(
    _ character: Character,
    _ count: Int,
    _ pieces: Int
  )
    throws
  {
    var table = KotlinTable()
    table.row("0") { $0.line("name", String(repeating: character, count: count)) }
    let text = table.declaration("names", key: "Int").text
    let start = try #require(text.range(of: "\"\"\"")?.upperBound)
    let literals = text[start...].components(separatedBy: "\"\"\", \"\"\"")
    #expect(literals.count == pieces)
    #expect(literals.joined().count { $0 == character } == count + (character == "a" ? 1 : 0))
    let sizes = literals.map { $0.utf16.reduce(0) { $0 + ($1 < 0x80 ? 1 : $1 < 0x800 ? 2 : 3) } }
    #expect(sizes.allSatisfy { $0 <= 65_535 }, "\(sizes)")
  }

  @Test(arguments: [
    ("a b", "\"a b\""), ("\\d{5}", "#\"\\d{5}\"#"), ("\\#", "\"\\\\#\""), ("\\\"", "\"\\\\\\\"\""),
    ("\\\u{7F}", "\"\\\\\\u{7f}\""), ("é\\d", "#\"é\\d\"#"),
  ])
  func swiftPattern(_ text: String, _ written: String) {
    #expect(SwiftText.raw(text) == written)
  }

  @Test(arguments: [
    ("a b", "a b", "a b", "a b", "a b"),
    ("\"", "\\\"", "\\\"", "\\\"", "\\\""), ("\\", "\\\\", "\\\\", "\\\\", "\\\\"),
    ("$", "$", "\\$", "$", "$"), ("<", "<", "<", "\\x3C", "<"), ("", "", "", "", ""),
    ("\"\\", "\\\"\\\\", "\\\"\\\\", "\\\"\\\\", "\\\"\\\\"),
    ("$a", "$a", "\\$a", "$a", "$a"),
    ("</script>", "</script>", "</script>", "\\x3C/script>", "</script>"),
    ("é🇮🇹", "é🇮🇹", "é🇮🇹", "é🇮🇹", "é🇮🇹"),
    ("a\nb", "a\\u{a}b", "a\\u000ab", "a\\u{a}b", "a\\u000Ab"),
    ("\u{7F}", "\\u{7f}", "\\u007f", "\\u{7f}", "\\u007F"),
    ("\u{E0041}", "\\u{e0041}", "\\udb40\\udc41", "\\u{e0041}", "\\U000E0041"),
  ])
  func quotedText(_ text: String, swift: String, kotlin: String, typeScript: String, yaml: String) {
    #expect(SwiftText.quoted(text) == "\"\(swift)\"")
    #expect(KotlinText.quoted(text) == "\"\(kotlin)\"")
    #expect(TypeScriptText.quoted(text) == "\"\(typeScript)\"")
    #expect(quotedYAML(text) == "\"\(yaml)\"")
  }

  @Test func comments() {
    #expect(SwiftText.comment("a\nb\u{200B}c") == "a b c")
    #expect(KotlinText.comment("a*/b/*c**/") == "a* /b/ *c** /")
    var xml = XMLWriter()
    let head = xml.bytes.count
    xml.comment("a-b--c---d\n-")
    #expect(
      String(decoding: xml.bytes.dropFirst(head), as: UTF8.self) == "<!-- a-b- -c- - -d - -->\n"
    )
  }

  @Test func names() {
    #expect(SwiftText.declared("default") == "`default`")
    #expect(SwiftText.member("default") == "default" && SwiftText.member("init") == "`init`")
    #expect(SwiftText.rawCase("en") == "en" && SwiftText.rawCase("in") == "`in`")
    #expect(SwiftText.rawCase("en-GB") == "enGB = \"en-GB\"")
    #expect(
      KotlinText.constant("en-GB") == "EN_GB" && KotlinText.constant("push_api") == "PUSH_API"
    )
    #expect(
      KotlinText.type("public_beta") == "PublicBeta" && KotlinText.type("string") == "String_"
    )
    #expect(TypeScriptText.key("push_api") == "push_api" && TypeScriptText.key("a-b") == "\"a-b\"")
    #expect(
      TypeScriptText.union([]) == "never" && TypeScriptText.union(["a", "b"]) == "\"a\" | \"b\""
    )
  }

  @Test(arguments: [
    ("Great Britain (UK), en-GB", "Great Britain (UK), en-GB"), ("a_b*c", "a\\_b\\*c"),
    ("a|b", "a&#124;b"), ("https://a", "https\\://a"), ("a: b", "a: b"), ("www.a.b", "www\\.a.b"),
    ("WWW.a", "WWW\\.a"), (" a ", "&#32;a&#32;"), ("<b>&", "\\<b\\>\\&"), ("", ""),
  ])
  func markdownCell(_ text: String, _ written: String) {
    #expect(MarkdownText.cell(text) == written)
  }

  @Test(arguments: [
    ("a.b", "`a.b`"), ("a|b", "a&#124;b"), ("a`b", "a\\`b"), ("a b", "a b"), ("", ""),
  ])
  func markdownCode(_ text: String, _ written: String) {
    #expect(MarkdownText.code(text) == written)
  }

  /// In a comment on GitHub, `@name`, `#1` and a commit's hash would become links.
  @Test(arguments: [
    ("Côte d’Ivoire", "Côte d’Ivoire"), ("@name", "`@name`"), ("#1", "`#1`"),
    ("a|b", "`a`&#124;`b`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("", "`\"\"`"),
    ("v1 ", "`v1 `"), (" v1", "` v1`"), ("ab ", "`ab `"), (" ab ", "`  ab  `"), ("  ", "`  `"),
    ("feedface", "`feedface`"), ("facade", "facade"), ("a\u{7}", "`a<U+0007>`"),
  ])
  func inertMarkdown(_ text: String, _ written: String) {
    #expect(MarkdownText.inert(text) == written)
  }

  @Test func commentOfXMLKeepsItsFirstHyphen() {
    var xml = XMLWriter()
    let head = xml.bytes.count
    xml.comment("-é")
    #expect(String(decoding: xml.bytes.dropFirst(head), as: UTF8.self) == "<!-- -é -->\n")
  }
}
