internal import CountryManifest
internal import ManifestFindings

struct LocaleRegionMismatch: ValidationRule {
  static let id: RuleID = "locale-region-mismatch"
  static let severity = Finding.Severity.warning
  static let summary = "a country's locale has the region of another country"
  static let explanation = """
    The region of each locale is usually the country itself, or a part of the world that contains it, as
    in `es-419`. Another region often comes from a copied row. For a language that many people brought
    from another country, such as `tr-TR` in Germany, allow the warning by a comment.

    ```yaml
    countries:
      at: { languages: [de-DE] }
      #                 ^^^^^ warning: locale `de-DE` has the region of Germany; expected `de-AT`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for (position, country) in manifest.countries.enumerated() where context.isKnown(country) {
      for (index, language) in country.languages.enumerated() {
        let locale = language.locale
        guard var tag = context.derivation.localeTags.valid(position, index),
          let region = tag.region,
          region != country.code.value, !Standards.region(region, contains: country.code.value)
        else { continue }
        tag.region = country.code.value
        // If the row was copied from another country, the language is also wrong.
        let code = country.code.value
        if LanguageForeignToCountry.isForeign(tag.language, to: code, context.standards),
          let main = context.standards.languages(of: code).first
        {
          let language = String(main.language.prefix { $0 != "-" })
          tag = LanguageTag(language: language, region: code)
        }
        let place =
          context.standards.isCountry(region)
          ? "the region of \(context.name(region))" : "the region `\(region)`"
        context.report(
          self,
          "locale `\(locale.value)` has \(place); expected `\(tag.text)`",
          at: locale.range,
          help: "write `\(tag.text)`, or another language of the country"
        )
      }
    }
  }
}
