internal import CountryManifest
internal import ManifestDiagnostics

struct ImpossiblePostalCodeField: ValidationRule {
  static let id: RuleID = "impossible-postal-code-field"
  static let severity = Diagnostic.Severity.error
  static let summary = "an account form asks for a postal code where the country has none"
  static let explanation = """
    Many countries have no postal codes; a form that asks for one there keeps people out.

    ```yaml
    countries:
      hk: { account_form: { fields: [postal_code] } }
      #                              ^^^^^^^^^^^ error: Hong Kong SAR China has no postal codes
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries {
      guard let form = country.form else { continue }
      for use in form.fields {
        guard context.fields[use.name.value]?.content?.value == .postalCode,
          let address = context.standards.addressForm(of: country.code.value), !address.hasPostalCode
        else { continue }
        context.report(
          self, "\(context.standards.englishName(country.code.value)) has no postal codes, and field "
            + "`\(use.name.value)` asks for one",
          at: use.name.range, help: "delete it from the form")
      }
    }
  }
}
