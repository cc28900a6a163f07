internal import CountryManifest
internal import ManifestFindings

struct LanguageForeignToCountry: ValidationRule {
  static let id: RuleID = "language-foreign-to-country"
  static let severity = Finding.Severity.warning
  static let summary = "a country's language is neither official nor common there"
  static let explanation = """
    Country and language codes look alike: `se` is Sweden as a country but Northern Sami as a
    language; Swedish is `sv`. A language that CLDR lists neither as official nor as common in a
    country is probably a mistake.

    ```yaml
    countries:
      ca: { languages: [ca-CA] }
      #                 ^^^^^ warning: language `ca` is neither official nor common in Canada
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for (position, country) in manifest.countries.enumerated() where context.isKnown(country) {
      for (index, language) in country.languages.enumerated() {
        let locale = language.locale
        guard let tag = context.derivation.localeTags.valid(position, index),
          tag.region == country.code.value
        else { continue }
        guard Self.isForeign(tag.language, to: country.code.value, context.standards) else {
          checkScript(tag, locale, country, in: &context)
          continue
        }
        let known = context.standards.languages(of: country.code.value).map(\.language)
        let name = context.name(country)
        context.report(
          self,
          "language `\(tag.language)` is neither official nor common in \(name)",
          at: locale.range,
          help: (known.first.map {
            "write `\($0.prefix { $0 != "-" })-\(country.code.value.uppercased())`, or "
          }
            ?? "") + "use a language of \(name): \(listing(known, atMost: 5))"
        )
      }
    }
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
    let written = spoken.filter { $0.hasPrefix("\(tag.language)-") }
    let likely = LanguageTag(language: tag.language, region: tag.region)
    // A tag without a script means the usual script: `sr` means `sr-Cyrl`.
    let isUsual = spoken.contains(tag.language) && context.standards.likelyScript(likely) == script
    guard !isUsual, !spoken.contains("\(tag.language)-\(script)"),
      let usual = written.first
        ?? context.standards.likelyScript(likely).map({ "\(tag.language)-\($0)" }),
      usual != "\(tag.language)-\(script)"
    else { return }
    var better = tag
    better.script = usual.split(separator: "-").dropFirst().first.map(String.init)
    context.report(
      self,
      "`\(tag.language)` is not written in the script `\(script)` in \(context.name(country))",
      at: locale.range,
      help: "write `\(better.text)`"
    )
  }

  /// Whether a language is neither official nor common in a country; false if no languages are known for the country.
  static func isForeign(_ language: String, to code: String, _ standards: Standards) -> Bool {
    guard let row = standards.countryLanguages[code], row != "-" else { return false }
    return !isSpoken(language, row)
  }

  /// Whether a row of the table of languages contains a language; an entry can have a script, as in `zh-Hant:o`.
  private static func isSpoken(_ language: String, _ row: String) -> Bool {
    var rest = row.utf8[...]
    while !rest.isEmpty {
      if rest.starts(with: language.utf8) {
        let next = rest.dropFirst(language.utf8.count).first
        if next == UInt8(ascii: ":") || next == UInt8(ascii: "-") { return true }
      }
      rest = rest.drop { $0 != UInt8(ascii: " ") }.dropFirst()
    }
    return false
  }
}
