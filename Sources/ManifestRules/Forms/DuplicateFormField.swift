internal import CountryManifest
internal import ManifestDiagnostics

struct DuplicateFormField: ValidationRule {
  static let id: RuleID = "duplicate-form-field"
  static let severity = Diagnostic.Severity.error
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
    for country in manifest.countries.indices {
      guard let form = manifest.countries[country].form else { continue }
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
    guard count > 1 else { return }
    var first: [String: SourceRange] = Dictionary(minimumCapacity: count)
    for position in 0..<count {
      let name = name(position)
      guard let earlier = first.updateValue(name.range, forKey: name.value) else { continue }
      first[name.value] = earlier
      context.report(
        self,
        "duplicate field `\(name.value)`",
        at: name.range,
        related: [.init("first listed here", at: earlier)],
        help: "delete one of them"
      )
    }
  }
}
