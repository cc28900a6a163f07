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
    // Without any field the section could not be read, or is empty.
    guard !manifest.formFields.isEmpty else { return }
    var uses: [String: [Located<String>]] = [:]
    var names: [String] = []
    var used: Set<String> = []
    for country in manifest.countries {
      guard let form = country.form else { continue }
      for position in form.fields.indices {
        let name = form.fields[position].name.value
        guard context.fields[name] == nil else {
          used.insert(name)
          continue
        }
        if uses[name] == nil { names.append(name) }
        uses[name, default: []].append(form.fields[position].name)
      }
    }
    for name in names {
      report(uses[name] ?? [], manifest.formFields.map(\.name), used, in: &context)
    }
  }

  /// One finding a name: where several forms have it, the row that no form has is the slip.
  private func report(
    _ uses: [Located<String>],
    _ fields: [Located<String>],
    _ used: Set<String>,
    in context: inout RuleContext
  ) {
    guard let first = uses.first else { return }
    let near = nearestName(to: first.value.lowercased(), among: fields.map(\.value))
    let slip = fields.first { field in
      !used.contains(field.value)
        && (field.value == near || field.value.lowercased() == first.value.lowercased())
    }
    // A row with a name of the wrong form is reported as such.
    if let slip, !ManifestName.isSnakeCase(slip.value) { return }
    if let slip, uses.count > 1 {
      context.report(
        self,
        "form field `\(slip.value)` is in no form, and \(uses.count) forms have "
          + "`\(first.value)`",
        at: slip.range,
        related: [.init("the first of them", at: first.range)],
        help: "rename it to `\(first.value)`",
        fix: Fix(slip, rewrittenAs: first.value)
      )
    } else {
      context.report(
        self,
        "`\(first.value)` is no form field",
        at: first.range,
        notes: uses.count > 1 ? ["\(uses.count - 1) more forms have it"] : [],
        help: near.map { "did you mean `\($0)`?" }
          ?? "`form_fields` has \(listing(fields.map(\.value)))",
        fix: near.map { Fix(first, rewrittenAs: $0) }
      )
    }
  }
}
