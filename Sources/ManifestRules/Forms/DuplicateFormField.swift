internal import CountryManifest
internal import ManifestDiagnostics

struct DuplicateFormField: ValidationRule {
  static let id: RuleID = "duplicate-form-field"
  static let severity = Diagnostic.Severity.error
  static let summary = "an account form names a field twice"
  static let explanation = """
    A person fills in a field once. Two fields of one content, such as two lines of a street, are two
    fields of `form_fields`.

    ```yaml
    countries:
      it: { account_form: { fields: [city, city] } }
      #                                    ^^^^ error: field `city` is here twice
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries {
      guard let form = country.form else { continue }
      if form.fields.count > 1 { check(form.fields.lazy.map(\.name), in: &context) }
      if form.optional.count > 1 { check(form.optional, in: &context) }
    }
  }

  private func check(_ names: some Collection<Located<String>>, in context: inout RuleContext) {
    // Short lists are compared without a dictionary.
    let isShort = names.count <= 16
    var first: [String: SourceRange] = [:]
    for (position, name) in names.enumerated() {
      let earlier =
        isShort
        ? names.prefix(position).first { $0.value == name.value }?.range : first[name.value]
      guard let earlier else {
        if !isShort { first[name.value] = name.range }
        continue
      }
      context.report(
        self, "field `\(name.value)` is here twice", at: name.range,
        related: [.init("first here", at: earlier)], help: "delete one of them")
    }
  }
}
