internal import CountryManifest
internal import ManifestFindings

struct LocaleMismatch: ValidationRule {
  static let id: RuleID = "locale-mismatch"
  static let severity = Finding.Severity.warning
  static let summary =
    "a country's locale has another region, none, or a language that is foreign there"
  static let explanation = """
    A country's locale has a language and a region, because date formats, Smartling and the website's
    language depend on both.

    - The region is usually the country itself, or a part of the world that contains it, as in
      `es-419`. Another region often comes from a copied row.
    - Country and language codes look alike: `se` is Sweden as a country but Northern Sami as a
      language; Swedish is `sv`. A language or a script that CLDR lists neither as official nor as
      common in a country is probably a mistake.

    If a product has one Arabic for all countries, or Turkish for Germany, allow `ar` or `tr-DE` by a
    comment.

    ```yaml
    countries:
      at: { languages: [de-DE] }
      #                 ^^^^^ warning: locale `de-DE` has the region of Germany; expected `de-AT`
    ```
    """

  let context: RuleContext

  func check() {
    for (position, country) in manifest.countries.enumerated() where isKnown(country) {
      for (index, language) in country.languages.enumerated() {
        guard let tag = derivation.localeTags[position][index] else { continue }
        check(tag, language.locale, country)
      }
    }
  }

  private func check(_ tag: LanguageTag, _ locale: Located<String>, _ country: Country) {
    let code = country.code.value
    var own = tag
    own.region = code
    // If the row was copied from another country, the language is also wrong.
    let isForeign = isForeign(tag, to: code)
    let expected = isForeign ? mainLocale(of: country) : own.text
    let problem: String
    if let region = tag.region, region != code {
      guard !Standards.region(region, contains: code) else { return }
      let owner = standards.isCountry(region) ? "of \(name(of: region))" : "`\(region)`"
      problem = "locale `\(locale.value)` has the region \(owner)"
    } else if tag.region == nil {
      problem = "locale `\(locale.value)` has no region"
    } else {
      guard isForeign else { return }
      problem = "language `\(tag.spoken)` is neither official nor common in \(name(of: country))"
    }
    report(
      "\(problem); expected `\(expected)`",
      at: locale.range,
      help: "write `\(expected)`, or another language of the country",
      fix: tag.region == nil ? Fix(locale, rewrittenAs: expected) : nil
    )
  }

  /// The locale of a country's main language: `it-IT`.
  private func mainLocale(of country: Country) -> String {
    let main = standards.languages(of: country.code.value).first?.language ?? "en"
    return "\(main)-\(country.code.value.uppercased())"
  }
}
