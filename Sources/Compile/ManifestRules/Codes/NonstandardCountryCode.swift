internal import CountryManifest
internal import ManifestFindings

struct NonstandardCountryCode: ValidationRule {
  static let id: RuleID = "nonstandard-country-code"
  static let severity = Finding.Severity.error
  static let summary = "a country code is from another standard than ISO 3166-1 alpha-2"
  static let explanation = """
    The code of the United Kingdom is `gb`; `uk` is its top-level domain, and the language code of
    Ukrainian. Greece is `gr`, not `el`. Three-letter codes are ISO 3166-1 alpha-3. Some libraries
    accept these codes, which hides the mistake.

    ```yaml
    countries:
      uk: { tld: co.uk }
    # ^^ error: `uk` is not the ISO 3166-1 alpha-2 code of the United Kingdom
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries {
      guard case .alias(let code)? = context.problem(ofCode: country.code.value) else { continue }
      let name = context.name(code)
      context.report(
        self,
        "`\(country.code.value)` is not the ISO 3166-1 alpha-2 code of \(name); expected `\(code)`",
        at: country.code.range,
        help: help(country, code, context),
        fix: context.positions[code] == nil ? Fix(country.code, rewrittenAs: code) : nil
      )
    }
  }

  /// Suggests the standard code or, if another row already has that code, the region of the row's locales.
  private func help(_ country: Country, _ code: String, _ context: RuleContext) -> String {
    if context.positions[code] != nil,
      let help = UnknownCountryCode.countryOfLocales(country, context)
    {
      return help
    }
    let isDomain = country.code.value.lowercased() == "uk"
    return "write `\(code)`" + (isDomain ? "; `uk` is only its top-level domain" : "")
  }
}
