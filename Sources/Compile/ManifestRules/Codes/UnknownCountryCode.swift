internal import CountryManifest
internal import ManifestFindings

struct UnknownCountryCode: ValidationRule {
  static let id: RuleID = "unknown-country-code"
  static let severity = Finding.Severity.error
  static let summary = "a country code is not in ISO 3166-1 alpha-2"
  static let explanation = """
    A country's key is its lowercase ISO 3166-1 alpha-2 code. Hosts, the Swift enum case, names and
    the account form are derived from it. Some libraries still accept withdrawn codes such as `su`.

    ```yaml
    countries:
      su: { tld: su }
    # ^^ error: `su` is not an ISO 3166-1 alpha-2 country code
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var found = 0
    for country in manifest.countries {
      guard case .unknown? = context.problem(ofCode: country.code.value) else { continue }
      found += 1
      // Searching all country names is slow, so only the first 100 findings get a suggestion.
      context.report(
        self,
        "`\(country.code.value)` is not an ISO 3166-1 alpha-2 country code",
        at: country.code.range,
        help: found <= 100
          ? Self.countryOfLocales(country, context) ?? help(country.code.value, context)
            ?? "write the ISO 3166-1 alpha-2 code of the country, such as `it`" : nil
      )
    }
  }

  /// Suggests the country that all locales in the row have as region; nil if they differ, or if that country has a row.
  static func countryOfLocales(_ country: Country, _ context: RuleContext) -> String? {
    let regions = Set(
      country.languages.map { language in
        let subtags = language.locale.value.split { $0 == "-" || $0 == "_" }
        return subtags.count > 1 ? subtags.last?.lowercased() ?? "" : ""
      }
    )
    guard regions.count == 1, let region = regions.first, context.standards.isCountry(region),
      context.positions[region] == nil
    else { return nil }
    return
      "write `\(region)` for \(context.standards.nameInSentence(region)), as in the row's locales"
  }

  private func help(_ text: String, _ context: RuleContext) -> String? {
    let standards = context.standards
    let code = text.lowercased()
    // If the text is a locale, such as `it_IT`, its last subtag is a country.
    let subtags = code.split { $0 == "-" || $0 == "_" }
    if subtags.count > 1, let region = subtags.last.map(String.init), standards.isCountry(region) {
      return "use `\(region)` for \(standards.nameInSentence(region)); `\(text)` is a locale"
    }
    if let region = standards.likelyRegion(code), standards.isCountry(region) {
      return "use `\(region)` for \(standards.nameInSentence(region)); `\(code)` is a language code"
    }
    // Any two letters are one typo away from many codes, so only swapped letters are corrected: `ti` → `it`.
    let swapped = String(code.reversed())
    if code.utf8.count == 2, standards.isCountry(swapped), context.positions[swapped] == nil {
      return "write `\(swapped)`"
    }
    guard (4...64).contains(code.utf8.count) else { return nil }
    var codes: [String: String] = [:]
    for country in standards.countries.keys {
      codes[standards.englishName(country).lowercased()] = country
    }
    let words = String(code.map { $0 == "_" || $0 == "-" ? " " : $0 })
    guard let name = nearestName(to: words, among: codes.keys.sorted()), let found = codes[name]
    else { return nil }
    return "use `\(found)` for \(standards.nameInSentence(found))"
  }
}
