internal import CountryManifest
internal import ManifestFindings

struct LocaleWithoutRegion: ValidationRule {
  static let id: RuleID = "locale-without-region"
  static let severity = Finding.Severity.warning
  static let summary = "a country's locale has no region"
  static let explanation = """
    A country's locale has a language and a region, because date formats, Smartling and the website's
    language depend on both. If a product has one Arabic for all countries, allow `ar` by a comment.

    ```yaml
    countries:
      it: { languages: [it] }
      #                 ^^ warning: locale `it` has no region; expected `it-IT`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for (position, country) in manifest.countries.enumerated() where context.isKnown(country) {
      for (index, language) in country.languages.enumerated() {
        let locale = language.locale
        guard var tag = context.derivation.localeTags.valid(position, index), tag.region == nil
        else { continue }
        tag.region = country.code.value
        context.report(
          self,
          "locale `\(locale.value)` has no region; expected `\(tag.text)`",
          at: locale.range,
          help: "write `\(tag.text)`",
          fix: Fix(locale, rewrittenAs: tag.text)
        )
      }
    }
  }
}
