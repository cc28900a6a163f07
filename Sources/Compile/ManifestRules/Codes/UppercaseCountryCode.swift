internal import CountryManifest
internal import ManifestFindings

struct UppercaseCountryCode: ValidationRule {
  static let id: RuleID = "uppercase-country-code"
  static let severity = Finding.Severity.error
  static let summary = "a country code contains uppercase letters"
  static let explanation = """
    A country's code is its raw value in the app and the prefix of its hosts, so there is only one
    spelling: lowercase.

    ```yaml
    countries:
      IT: { tld: it }
    # ^^ error: country code `IT` is not lowercase
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries {
      guard case .notLowerCase(let code)? = context.problem(ofCode: country.code.value) else {
        continue
      }
      context.report(
        self,
        "country code `\(country.code.value)` is not lowercase; expected `\(code)`",
        at: country.code.range,
        help: "write `\(code)`",
        fix: context.positions[code] == nil ? Fix(country.code, rewrittenAs: code) : nil
      )
    }
  }
}
