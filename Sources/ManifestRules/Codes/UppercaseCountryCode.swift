internal import CountryManifest
internal import ManifestDiagnostics

struct UppercaseCountryCode: ValidationRule {
  static let id: RuleID = "uppercase-country-code"
  static let severity = Diagnostic.Severity.error
  static let summary = "a country's key has capital letters"
  static let explanation = """
    A country's key is its raw value in the app and the beginning of its hosts, so it is spelled in
    one way: in lower case.

    ```yaml
    countries:
      IT: { tld: it }
    # ^^ error: country code `IT` is not in lower case
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries {
      guard case .notLowerCase(let code)? = context.problem(ofCode: country.code.value) else {
        continue
      }
      context.report(
        self,
        "country code `\(country.code.value)` is not in lower case; expected `\(code)`",
        at: country.code.range,
        help: "write `\(code)`",
        fix: context.positions[code] == nil ? Fix(country.code, rewrittenAs: code) : nil
      )
    }
  }
}
