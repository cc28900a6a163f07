internal import CountryManifest
internal import ManifestDiagnostics

struct UnknownFormField: ValidationRule {
  static let id: RuleID = "unknown-form-field"
  static let severity = Diagnostic.Severity.error
  static let summary = "an account form has a field that `form_fields` does not"
  static let explanation = """
    A form's fields are names of `form_fields`, where a field's label and content stand once for all
    countries.

    ```yaml
    form_fields:
      city: { label: City, content: city }
    countries:
      it: { account_form: { fields: [citty] } }
      #                              ^^^^^ error: `citty` is no form field
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries {
      guard let form = country.form else { continue }
      for use in form.fields where context.fields[use.name.value] == nil {
        let near = nearestName(to: use.name.value, among: manifest.formFields.map(\.name.value))
        context.report(
          self, "`\(use.name.value)` is no form field", at: use.name.range,
          help: near.map { "did you mean `\($0)`?" }
            ?? "`form_fields` has \(listing(manifest.formFields.map(\.name.value)))",
          fix: near.map { Fix(use.name, rewrittenAs: $0) })
      }
    }
  }
}
