internal import CountryManifest
internal import ManifestFindings

struct DuplicateFormField: ValidationRule {
  static let id: RuleID = "duplicate-form-field"
  static let severity = Finding.Severity.error
  static let summary = "an account form lists a field twice"
  static let explanation = """
    A person fills in a field once. Two inputs with similar content, such as two lines of a street
    address, need two entries in `form_fields`.

    ```yaml
    countries:
      it: { account_form: { fields: [city, city] } }
      #                                    ^^^^ error: duplicate field `city`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries {
      guard let form = country.form else { continue }
      let fields = form.fields
      check(fields.count, in: &context) { fields[$0].name }
      let optional = form.optional
      check(optional.count, in: &context) { optional[$0] }
    }
  }

  private func check(
    _ count: Int,
    in context: inout RuleContext,
    _ name: (Int) -> Located<String>
  ) {
    for repetition in repetitions(count, key: { name($0).value }) {
      let later = name(repetition.later)
      context.report(
        self,
        "duplicate field `\(later.value)`",
        at: later.range,
        related: [.init("first listed here", at: name(repetition.first).range)],
        help: "delete this one"
      )
    }
  }
}
