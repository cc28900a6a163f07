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

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for (position, country) in manifest.countries.enumerated() where context.isKnown(country) {
      for (index, language) in country.languages.enumerated() {
        guard let tag = context.derivation.localeTags.valid(position, index) else { continue }
        if tag.region != country.code.value {
          checkRegion(tag, language.locale, country, in: &context)
        } else if context.isForeign(tag.language, to: country.code.value) {
          let known = context.standards.languages(of: country.code.value).map(\.language)
          let name = context.name(country)
          context.report(
            self,
            "language `\(tag.language)` is neither official nor common in \(name)",
            at: language.locale.range,
            help: "write `\(Self.mainLocale(country, context))`, or use a language of \(name): "
              + listing(known, atMost: 5)
          )
        } else {
          checkScript(tag, language.locale, country, in: &context)
        }
      }
    }
  }

  private func checkRegion(
    _ tag: LanguageTag,
    _ locale: Located<String>,
    _ country: Country,
    in context: inout RuleContext
  ) {
    let code = country.code.value
    var better = tag
    better.region = code
    guard let region = tag.region else {
      return context.report(
        self,
        "locale `\(locale.value)` has no region; expected `\(better.text)`",
        at: locale.range,
        help: "write `\(better.text)`",
        fix: Fix(locale, rewrittenAs: better.text)
      )
    }
    guard !Standards.region(region, contains: code) else { return }
    // If the row was copied from another country, the language is also wrong.
    let expected =
      context.isForeign(tag.language, to: code)
      ? Self.mainLocale(country, context) : better.text
    let place =
      context.standards.isCountry(region)
      ? "the region of \(context.name(region))" : "the region `\(region)`"
    context.report(
      self,
      "locale `\(locale.value)` has \(place); expected `\(expected)`",
      at: locale.range,
      help: "write `\(expected)`, or another language of the country"
    )
  }

  /// The locale of a country's main language: `it-IT`.
  private static func mainLocale(_ country: Country, _ context: RuleContext) -> String {
    let main = context.standards.languages(of: country.code.value).first?.language ?? "en"
    return "\(main.prefix { $0 != "-" })-\(country.code.value.uppercased())"
  }

  /// Reports a script in which the language is not written in the country, as in `zh-Hans-TW`.
  private func checkScript(
    _ tag: LanguageTag,
    _ locale: Located<String>,
    _ country: Country,
    in context: inout RuleContext
  ) {
    guard let script = tag.script else { return }
    let spoken = context.standards.languages(of: country.code.value).map(\.language)
    // A tag without a script means the usual script: `sr` means `sr-Cyrl`.
    let likely = LanguageTag(language: tag.language, region: tag.region)
    let usual = context.standards.likelyScript(likely)
    guard !(spoken.contains(tag.language) && usual == script),
      !spoken.contains("\(tag.language)-\(script)"),
      let other = spoken.first(where: { $0.hasPrefix("\(tag.language)-") })
        .map({ String($0.dropFirst(tag.language.count + 1)) }) ?? usual, other != script
    else { return }
    var better = tag
    better.script = other
    context.report(
      self,
      "`\(tag.language)` is not written in the script `\(script)` in \(context.name(country))",
      at: locale.range,
      help: "write `\(better.text)`"
    )
  }
}
