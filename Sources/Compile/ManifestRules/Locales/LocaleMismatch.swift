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
        if tag.region != country.code.value {
          checkRegion(tag, language.locale, country)
        } else {
          checkLanguage(tag, language.locale, country)
        }
      }
    }
  }

  private func checkLanguage(_ tag: LanguageTag, _ locale: Located<String>, _ country: Country) {
    let known = standards.languages(of: country.code.value).map(\.language)
    let spoken = LanguageTag(language: tag.language, script: tag.script).text
    // Where only `zh-Hant` is known, `zh-Hans` is foreign.
    let isKnown = known.contains {
      $0 == tag.language || $0 == spoken || tag.script == nil && $0.hasPrefix("\(tag.language)-")
    }
    guard !isKnown, !known.isEmpty else { return }
    let name = name(of: country)
    report(
      "language `\(spoken)` is neither official nor common in \(name)",
      at: locale.range,
      help: "write `\(mainLocale(of: country))`, or use a language of \(name): "
        + listing(known, atMost: 5)
    )
  }

  private func checkRegion(_ tag: LanguageTag, _ locale: Located<String>, _ country: Country) {
    let code = country.code.value
    var better = tag
    better.region = code
    guard let region = tag.region else {
      return report(
        "locale `\(locale.value)` has no region; expected `\(better.text)`",
        at: locale.range,
        help: "write `\(better.text)`",
        fix: Fix(locale, rewrittenAs: better.text)
      )
    }
    guard !Standards.region(region, contains: code) else { return }
    // If the row was copied from another country, the language is also wrong.
    let isForeign = isForeign(tag.language, to: code)
    let expected = isForeign ? mainLocale(of: country) : better.text
    let place =
      standards.isCountry(region) ? "the region of \(name(of: region))" : "the region `\(region)`"
    report(
      "locale `\(locale.value)` has \(place); expected `\(expected)`",
      at: locale.range,
      help: "write `\(expected)`, or another language of the country"
    )
  }

  /// The locale of a country's main language: `it-IT`.
  private func mainLocale(of country: Country) -> String {
    let main = standards.languages(of: country.code.value).first?.language ?? "en"
    return "\(main)-\(country.code.value.uppercased())"
  }
}
