import ManifestFindings
import Testing

struct ScalarTextTests {
  @Test(arguments: [
    ("it", "it"), ("pt-PT", "pt-PT"), ("first_name", "first_name"), ("co.uk", "co.uk"),
    ("App/Info.plist", "App/Info.plist"), ("b+sr+Latn", "b+sr+Latn"), ("/a", "\"/a\""),
    ("", "\"\""), ("no", "\"no\""), ("1a", "\"1a\""), ("-a", "\"-a\""), ("a b", "\"a b\""),
    ("a: b", "\"a: b\""), ("Côte d’Ivoire", "\"Côte d’Ivoire\""), ("a\"b\\c", "\"a\\\"b\\\\c\""),
    ("a\nb", "\"a\\u000Ab\""), ("a\u{200B}b", "\"a\\u200Bb\""), ("a\u{FEFF}", "\"a\\uFEFF\""),
    ("🇮🇹", "\"🇮🇹\""), ("a\u{E0041}b", "\"a\\U000E0041b\""),
  ])
  func textIsPlainOnlyAsAWord(_ text: String, _ written: String) {
    #expect(scalarText(text) == written)
  }
}
