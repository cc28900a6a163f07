internal import CountryManifest
internal import ManifestDiagnostics

struct LocaleWithoutRegion: ValidationRule {
  static let id: RuleID = "locale-without-region"
  static let severity = Diagnostic.Severity.error
  static let summary = "a country's locale names no region"
  static let explanation = """
    A country's locale says its language and its region, since dates, Smartling and the site's
    language follow from both.

    ```yaml
    countries:
      it: { languages: [it] }
      #                 ^^ error: locale `it` has no region, expected `it-IT`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries where context.isKnown(country) {
      for language in country.languages {
        let locale = language.locale
        guard var tag = context.validTag(locale.value), tag.region == nil else { continue }
        tag.region = country.code.value
        context.report(
          self,
          "locale `\(locale.value)` has no region, expected `\(tag.text)`",
          at: locale.range,
          help: "write `\(tag.text)`",
          fix: Fix(locale, rewrittenAs: tag.text)
        )
      }
    }
  }
}
