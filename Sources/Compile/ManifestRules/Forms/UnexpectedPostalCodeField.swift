internal import CountryManifest
internal import ManifestFindings

struct UnexpectedPostalCodeField: ValidationRule {
  static let id: RuleID = "unexpected-postal-code-field"
  static let severity = Finding.Severity.warning
  static let summary = "an account form asks for a postal code in a country without postal codes"
  static let explanation = """
    Some countries have no postal codes, so people there cannot fill in a form that requires one.

    ```yaml
    countries:
      hk: { account_form: { fields: [postal_code] } }
      #                              ^^^^^^^^^^^ warning: field `postal_code` asks for a postal code, but Hong Kong SAR China has none
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    let postal = Set(
      manifest.formFields.filter { $0.content?.value == .postalCode }.map(\.name.value)
    )
    guard !postal.isEmpty else { return }
    for position in manifest.countries.indices {
      guard let form = manifest.countries[position].form,
        let address = context.address(position), !address.hasPostalCode
      else { continue }
      for use in form.fields where postal.contains(use.name.value) {
        context.report(
          self,
          "field `\(use.name.value)` asks for a postal code, but "
            + "\(context.name(manifest.countries[position])) has none",
          at: use.name.range,
          help: "delete it from the form"
        )
      }
    }
  }
}
