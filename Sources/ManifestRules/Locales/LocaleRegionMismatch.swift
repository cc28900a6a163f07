internal import CountryManifest
internal import ManifestDiagnostics

struct LocaleRegionMismatch: ValidationRule {
  static let id: RuleID = "locale-region-mismatch"
  static let severity = Diagnostic.Severity.error
  static let summary = "a country's locale has another country's region"
  static let explanation = """
    A copied row ships the market that it was copied from: the region of every locale is the
    country's own.

    ```yaml
    countries:
      at: { languages: [de-DE] }
      #                 ^^^^^ error: locale `de-DE` is of Germany, expected `de-AT`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries where context.isKnown(country) {
      for language in country.languages {
        let locale = language.locale
        guard var tag = context.validTag(locale.value), let region = tag.region,
          region != country.code.value
        else { continue }
        tag.region = country.code.value
        let place =
          context.standards.isCountry(region)
          ? context.name(region) : "the region `\(region)`"
        context.report(
          self,
          "locale `\(locale.value)` is of \(place), expected `\(tag.text)`",
          at: locale.range,
          help: "write `\(tag.text)`, or the country's own language"
        )
      }
    }
  }
}
