import Foundation
import NDFrozenCountries
import Testing

struct PreviewNameTests {
  @Test func literalAndFailableInitializerGiveTheSameName() {
    let literal: PreviewName = "foo"
    let text = literal.rawValue
    #expect(text == "foo")
    #expect(PreviewName(text) == literal)
    #expect("\(literal)" == "foo")
  }

  @Test(arguments: [
    "a", "7", "foo", "foo-bar", "a--b", "ui-fix", "itx", "usa", "x-it", "fixit", "0-0",
    String(repeating: "a", count: 60),
  ])
  func labelThatIsNotACountryIsAPreviewName(_ text: String) {
    #expect(PreviewName(text)?.rawValue == text)
  }

  @Test(arguments: [
    "", "-", "-foo", "foo-", "--", "Foo", "FOO", "foo.bar", "foo_bar", "foo bar", " foo", "foo ",
    "foo\n", "fóo", "ｆoo", "foo\u{0}", "foo\u{301}", "🦊", "foo/", "foo:1",
    String(repeating: "a", count: 61), String(repeating: "a", count: 10_000),
  ])
  func textThatIsNotALabelIsNotAPreviewName(_ text: String) {
    #expect(PreviewName(text) == nil)
  }

  @Test(arguments: Country.allCases)
  func countryKeyAndNamesThatBeginWithItAreRefused(_ country: Country) {
    #expect(PreviewName(country.rawValue) == nil)
    #expect(PreviewName("\(country.rawValue)-fix") == nil)
    #expect(PreviewName("\(country.rawValue)--fix") == nil)
    #expect(PreviewName("\(country.rawValue)fix") != nil)
    #expect(PreviewName("fix-\(country.rawValue)") != nil)
  }

  @Test(arguments: ["jp", "jp-fix", "uk", "uk-fix"])
  func codeOfAnotherCountryIsAPreviewName(_ text: String) {
    #expect(PreviewName(text) != nil)
  }
}
