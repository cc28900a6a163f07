internal import CountryManifest
internal import ManifestDiagnostics

struct UnexpectedPostalCodeField: ValidationRule {
  static let id: RuleID = "unexpected-postal-code-field"
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
    let postal = Set(
      manifest.formFields.filter { $0.content?.value == .postalCode }.map(\.name.value)
    )
    guard !postal.isEmpty else { return }
    for position in manifest.countries.indices {
      guard let form = manifest.countries[position].form else { continue }
      for use in form.fields {
        guard postal.contains(use.name.value), let address = context.address(position),
          !address.hasPostalCode
        else { continue }
        context.report(
          self,
          "\(context.name(manifest.countries[position])) has no postal codes, and field "
            + "`\(use.name.value)` asks for one",
          at: use.name.range,
          help: "delete it from the form"
        )
      }
    }
  }
}
