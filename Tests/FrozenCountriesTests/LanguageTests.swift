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

  /// Germans and Belgians who speak German read the same texts; Canada has French texts of its own.
  @Test func languagesAreShownInAppLanguages() {
    #expect(Country.be.languages.map(\.appLanguage) == [.nl, .fr, .de])
    #expect(Country.ca.languages.map(\.appLanguage) == [.en, .frCA])
  }

  @Test(arguments: Country.allCases)
  func firstLanguageIsTheDefaultOfTheCountry(_ country: Country) {
    #expect(country.languages.first?.helpDeskLocale == country.helpDeskLocale)
    #expect(country.languages.first?.helpDeskURL == country.helpDeskURL)
    #expect(country.languages.allSatisfy { $0.locale.hasSuffix("-" + country.isoCode) })
  }
}
