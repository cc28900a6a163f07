internal import CountryManifest
internal import ManifestDiagnostics

struct OptionalFieldNotInForm: ValidationRule {
  static let id: RuleID = "optional-field-not-in-form"
  static let severity = Diagnostic.Severity.error
  static let summary = "a field may stay empty that the form does not have"
  static let explanation = """
    `optional` names those fields of the form that may stay empty; a name that is not among them is
    a slip, and the field that was meant stays required.

    ```yaml
    countries:
      it: { account_form: { fields: [city, apartment], optional: [apartement] } }
      #                                                           ^^^^^^^^^^ error: is not in the form
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries {
      guard let form = country.form, !form.optional.isEmpty else { continue }
      let names = Set(form.fields.map(\.name.value))
      // A form whose fields could not be read has been reported.
      guard !names.isEmpty else { continue }
      for optional in form.optional where !names.contains(optional.value) {
        // The field that it names is in the form under a name that is reported.
        let unknown = form.fields.map(\.name.value).filter { context.fields[$0] == nil }
        if context.fields[optional.value] != nil,
          nearestName(to: optional.value, among: unknown.map { $0.lowercased() }) != nil
        {
          continue
        }
        let near = nearestName(to: optional.value, among: form.fields.map(\.name.value))
        context.report(
          self,
          "optional field `\(optional.value)` is not in the form",
          at: optional.range,
          help: near.map { "did you mean `\($0)`?" } ?? "add it to `fields`, or delete it here",
          fix: near.map { Fix(optional, rewrittenAs: $0) }
        )
      }
    }
  }
}
