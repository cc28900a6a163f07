internal import CountryManifest
internal import ManifestDiagnostics

struct NonstandardCountryCode: ValidationRule {
  static let id: RuleID = "nonstandard-country-code"
  static let severity = Diagnostic.Severity.error
  static let summary = "a country's key is another list's code for it"
  static let explanation = """
    The United Kingdom's code is `gb`; `uk` is its domain and, as a language, Ukrainian. Greece is
    `gr` and not `el`; codes of three letters are ISO 3166-1's other list. Libraries know names for
    some of these and so hide the slip.

    ```yaml
    countries:
      uk: { tld: co.uk }
    # ^^ error: `uk` is not the United Kingdom's code
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries {
      guard case .alias(let code)? = context.problem(ofCode: country.code.value) else { continue }
      let name = context.name(code)
      let isDomain = country.code.value.lowercased() == "uk"
      context.report(
        self,
        "`\(country.code.value)` is not \(name)'s code; expected `\(code)`",
        at: country.code.range,
        help: "write `\(code)`" + (isDomain ? "; `uk` is the end of its domains" : ""),
        fix: context.positions[code] == nil ? Fix(country.code, rewrittenAs: code) : nil
      )
    }
  }
}
