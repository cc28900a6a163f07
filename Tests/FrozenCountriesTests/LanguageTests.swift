import Foundation
import NDFrozenCountries
import Testing

struct LanguageTests {
  @Test func appLanguagesAreInOrderOfAppearance() {
    #expect(
      AppLanguage.allCases.map(\.rawValue) == [
        "en", "nl", "en-GB", "de", "fr", "it", "es", "fr-CA", "sv", "da", "nb",
      ]
    )
  }

  @Test func belgiumHasThreeLanguages() throws {
    let languages = Country.be.languages
    try #require(languages.count == 3)
    expect(
      languages[0],
      "nl-BE",
      .nl,
      "nl_NL",
      "https://be.nextdoor.com/?lang=nl",
      "https://help.nextdoor.com/s/?language=nl_NL"
    )
    expect(
      languages[1],
      "fr-BE",
      .fr,
      "fr",
      "https://be.nextdoor.com/fr/",
      "https://help.nextdoor.com/s/?language=fr"
    )
    expect(
      languages[2],
      "de-BE",
      .de,
      "nl_NL",
      "https://be.nextdoor.com/?lang=de",
      "https://help.nextdoor.com/s/?language=nl_NL"
    )
  }

  @Test func canadaHasTwoLanguages() throws {
    let languages = Country.ca.languages
    try #require(languages.count == 2)
    expect(
      languages[0],
      "en-CA",
      .en,
      "en_CA",
      "https://ca.nextdoor.com/?lang=en",
      "https://help.nextdoor.com/s/?language=en_CA"
    )
    expect(
      languages[1],
      "fr-CA",
      .frCA,
      "fr",
      "https://ca.nextdoor.com/?lang=fr",
      "https://help.nextdoor.com/s/?language=fr"
    )
  }

  @Test(arguments: Country.allCases)
  func firstLanguageIsTheDefaultOfTheCountry(_ country: Country) {
    #expect(country.languages.first?.helpDeskLocale == country.helpDeskLocale)
    #expect(country.languages.first?.helpDeskURL == country.helpDeskURL)
    #expect(country.languages.allSatisfy { $0.locale.hasSuffix("-" + country.isoCode) })
  }

  private func expect(
    _ language: Language,
    _ locale: String,
    _ appLanguage: AppLanguage,
    _ helpDeskLocale: String,
    _ url: String,
    _ helpDeskURL: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(language.locale == locale, sourceLocation: sourceLocation)
    #expect(language.appLanguage == appLanguage, sourceLocation: sourceLocation)
    #expect(language.helpDeskLocale == helpDeskLocale, sourceLocation: sourceLocation)
    #expect(language.url.absoluteString == url, sourceLocation: sourceLocation)
    #expect(language.helpDeskURL?.absoluteString == helpDeskURL, sourceLocation: sourceLocation)
  }
}
