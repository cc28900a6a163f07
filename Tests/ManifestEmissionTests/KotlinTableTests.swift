import Testing

@testable import ManifestEmission

/// A row of a `TextTable` as it stands in a raw string.
struct KotlinTableTests {
  @Test(arguments: [
    ("a b", "a b"), ("a\\b", "a\\\\b"), ("\\", "\\\\"), ("\\\\", "\\\\\\\\"), ("", ""),
    ("$a", "\\u{24}a"), ("\"\"\"", "\\u{22}\\u{22}\\u{22}"), ("é", "é"), ("a\nb", "a\\u{a}b"),
  ])
  func textIsEscapedForARawString(_ text: String, _ written: String) {
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

  @Test func spacesOfAWordAreEscaped() {
    var table = KotlinTable()
    table.row("\"it\"") { $0.line("hosts", words: "a b", nil, "c") }
    #expect(
      table.declaration("names", key: "String").text.contains("\n        hosts a\\u{20}b c\n")
    )
  }
}
