import CountryManifest
import ManifestFindings
import Testing

/// The app language of a locale omits the region if CLDR's likely region is the country.
struct AppLanguageTests {
  @Test(arguments: [
    ("it-IT", "it"), ("en-US", "en"), ("en-GB", "en-GB"), ("pt-PT", "pt-PT"), ("nb-NO", "nb"),
    // A script is kept, whether or not it is the language's likely one.
    ("zh-CN", "zh"), ("zh-Hans-CN", "zh-Hans"), ("zh-Hant-TW", "zh-Hant"), ("zh-TW", "zh-TW"),
    ("zh-Hant-HK", "zh-Hant-HK"), ("zh-Hans-SG", "zh-Hans-SG"), ("sr-RS", "sr"),
    ("sr-Latn-RS", "sr-Latn"), ("sr-Cyrl-RS", "sr-Cyrl"), ("sr-Latn-ME", "sr-Latn-ME"),
    ("uz-UZ", "uz"), ("uz-Latn-UZ", "uz-Latn"), ("uz-Cyrl-UZ", "uz-Cyrl"),
    ("uz-Arab-AF", "uz-Arab"),
    ("pa-IN", "pa"), ("pa-Guru-IN", "pa-Guru"), ("pa-Arab-PK", "pa-Arab"), ("pa-PK", "pa-PK"),
    ("az-Latn-AZ", "az-Latn"), ("az-Cyrl-AZ", "az-Cyrl"), ("az-Arab-IR", "az-Arab"),
    // Subtags after the region are kept.
    ("de-DE-1996", "de-1996"), ("de-AT-1996", "de-AT-1996"), ("ca-ES-valencia", "ca-valencia"),
    ("de-DE-x-simple", "de-x-simple"), ("zh-Hant-TW-x-a-1", "zh-Hant-x-a-1"), ("ar-x-1", "ar-x-1"),
  ])
  func appLanguageOfALocale(_ locale: String, _ expected: String) throws {
    let tag = try LanguageTag(locale, .embedded)
    #expect(tag.appLanguage(.embedded) == expected)
  }

  /// The expected names are from CLDR's charts.
  @Test(arguments: [
    ("zh-Hans", "it", "意大利"), ("zh-Hant", "it", "義大利"), ("sr-Latn", "it", "Italija"),
    ("sr-Cyrl", "it", "Италија"), ("uz-Cyrl", "it", "Италия"), ("pa-Arab", "pk", "پاکستان"),
    ("rm", "it", "Italia"), ("fur", "it", "Italie"), ("rm", "xk", "Cosovo"),
    ("sq-XK", "xk", "Kosovë"), ("de-x-simple", "it", "Italien"), ("ca-valencia", "it", "Itàlia"),
  ])
  func nameOfACountry(_ language: String, _ code: String, _ name: String) {
    #expect(Standards.embedded.names(in: language).name(of: code) == name)
  }

  @Test func haitianCreoleHasNoFrenchNames() {
    #expect(Standards.embedded.names(in: "ht").name(of: "de") == nil)
    #expect(Standards.embedded.names(in: "fr").name(of: "de") == "Allemagne")
  }

  /// The root domain and two language codes also mean a country.
  @Test(arguments: [
    ("uk", "gb"), ("el", "gr"), ("en", "gb"), ("GBR", "gb"), ("IT", "it"), ("Italy", "it"),
    ("zz", nil),
  ])
  func countryIsMeantByOtherCodes(_ text: String, _ code: String?) {
    #expect(Standards.embedded.countryCode(meantBy: text) == code)
  }
}
