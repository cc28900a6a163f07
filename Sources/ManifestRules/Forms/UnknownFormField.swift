internal import CountryManifest
internal import ManifestDiagnostics

struct UnknownFormField: ValidationRule {
  static let id: RuleID = "unknown-form-field"
  static let severity = Diagnostic.Severity.error
  static let summary = "an account form uses a field that is not in `form_fields`"
  static let explanation = """
    A form lists names from `form_fields`, which defines the label and the content of each field once
    for all countries.

    ```yaml
    form_fields:
      city: { label: City, content: city }
    countries:
      it: { account_form: { fields: [citty] } }
      #                              ^^^^^ error: unknown form field `citty`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard !manifest.areFormFieldsUnread else { return }
    guard !manifest.formFields.isEmpty else {
      return checkFormsWithoutFields(manifest, in: &context)
    }
    var uses: [String: Uses] = [:]
    var names: [String] = []
    for country in manifest.countries {
      guard let form = country.form else { continue }
      for position in form.fields.indices {
        let name = form.fields[position].name.value
        guard context.fields[name] == nil else { continue }
        if uses[name] == nil { names.append(name) }
        uses[name, default: Uses()].places.append(form.fields[position].name)
        uses[name]?.neighbors.formUnion(form.fields.map(\.name.value))
      }
    }
    guard !names.isEmpty else { return }
    let used = Set(manifest.countries.flatMap { $0.form?.fields ?? [] }.map(\.name.value))
    for name in names {
      report(uses[name] ?? Uses(), manifest.formFields.map(\.name), used, in: &context)
    }
  }

  private struct Uses {
    var places: [Located<String>] = []
    /// The fields of the same forms: a form has each field once.
    var neighbors: Set<String> = []
  }

  private func checkFormsWithoutFields(_ manifest: Manifest, in context: inout RuleContext) {
    let fields = manifest.countries.lazy.flatMap { $0.form?.fields ?? [] }
    guard let first = fields.first?.name else { return }
    let others = Set(fields.map(\.name.value)).count - 1
    context.report(
      self,
      "unknown form field `\(first.value)`; the manifest has no `form_fields`",
      at: first.range,
      notes: others == 0 ? [] : ["\(others) more like this"],
      help: "add the section `form_fields`, or delete `account_form` from every country"
    )
  }

  /// One finding per name: if several forms use it, the typo is in the unused entry of `form_fields`.
  private func report(
    _ uses: Uses,
    _ fields: [Located<String>],
    _ used: Set<String>,
    in context: inout RuleContext
  ) {
    guard let first = uses.places.first else { return }
    let others = fields.map(\.value).filter { !uses.neighbors.contains($0) }
    let near = nearestName(to: first.value.lowercased(), among: others)
    let slip = fields.first { field in
      !used.contains(field.value)
        && (field.value == near || field.value.lowercased() == first.value.lowercased())
    }
    // `malformed-name` reports it.
    if let slip, !ManifestName.isSnakeCase(slip.value) { return }
    if let slip, uses.places.count > 1 {
      context.report(
        self,
        "form field `\(slip.value)` is not used, but \(uses.places.count) forms use "
          + "`\(first.value)`",
        at: slip.range,
        related: [.init("first used here", at: first.range)],
        help: "rename it to `\(first.value)`",
        fix: Fix(slip, rewrittenAs: first.value)
      )
    } else {
      context.report(
        self,
        "unknown form field `\(first.value)`",
        at: first.range,
        notes: uses.places.count > 1 ? ["\(uses.places.count - 1) more forms use it"] : [],
        help: separated(first.value, fields) ?? near.map { "write `\($0)`" }
          ?? (others.isEmpty
            ? "delete it, or define it in `form_fields`; the form has all the others"
            : "use one of \(listing(others))"),
        fix: separated(first.value, fields) == nil
          ? near.map { Fix(first, rewrittenAs: $0) } : nil
      )
    }
  }

  /// Names with a space between them.
  private func separated(_ text: String, _ fields: [Located<String>]) -> String? {
    let words = text.split(separator: " ").map(String.init)
    let names = Set(fields.map(\.value))
    guard words.count > 1, words.allSatisfy(names.contains) else { return nil }
    return "write `,` between them: `\(words.joined(separator: ", "))`"
  }
}
