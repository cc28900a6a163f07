internal import CountryManifest
internal import ManifestDiagnostics

struct LanguageForeignToCountry: ValidationRule {
  static let id: RuleID = "language-foreign-to-country"
  static let severity = Diagnostic.Severity.warning
  static let summary = "a country's language is neither official nor common there"
  static let explanation = """
    Country and language codes look alike and differ: `se` is Sweden, and as a language Northern
    Sami; Swedish is `sv`. A language that CLDR knows neither as official nor as common in a country
    is probably a slip.

    ```yaml
    countries:
      ca: { languages: [ca-CA] }
      #                 ^^^^^ warning: Catalan is neither official nor common in Canada
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries where context.isKnown(country) {
      var spoken: [String]?
      for language in country.languages {
        let locale = language.locale
        guard let tag = context.validTag(locale.value), tag.region == country.code.value else {
          continue
        }
        // The table's tags may have a script.
        let known =
          spoken ?? context.standards.languages(of: country.code.value).map { $0.language }
        spoken = known
        let isForeign =
          !known.isEmpty && !known.contains { $0 == tag.language || $0.hasPrefix("\(tag.language)-") }
        guard isForeign else { continue }
        let name = context.standards.englishName(country.code.value)
        context.report(
          self, "language `\(tag.language)` is neither official nor common in \(name)",
          at: locale.range,
          help: "\(name)'s languages are \(listing(known, atMost: 5))")
      }
    }
  }
}
