internal import CountryManifest
internal import ManifestFindings

struct UnknownFormField: ValidationRule {
  static let id: RuleID = "unknown-form-field"
  static let severity = Finding.Severity.error
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
    for (position, country) in manifest.countries.enumerated() {
      guard let form = country.form else { continue }
      for field in form.fields where context.fields[field.name.value] == nil {
        let name = field.name.value
        if uses[name] == nil { names.append(name) }
        uses[name, default: Uses()].places.append(field.name)
        if uses[name]?.forms.last != position { uses[name]?.forms.append(position) }
      }
    }
    guard !names.isEmpty else { return }
    let used = Set(manifest.countries.flatMap { $0.form?.fields ?? [] }.map(\.name.value))
    for name in names {
      guard context.hasRoom(for: self) else { return }
      report(uses[name] ?? Uses(), used, manifest, in: &context)
    }
  }

  private struct Uses {
    var places: [Located<String>] = []
    /// The indices of the countries whose forms use the unknown field name.
    var forms: [Int] = []
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

  /// The fields in `form_fields` that are in none of the forms with the unknown name.
  ///
  /// Only these can have been meant, because a form has each field at most once. Nil if the search would take too long.
  private func unusedFields(
    beside uses: Uses,
    _ manifest: Manifest,
    in context: inout RuleContext
  ) -> [String]? {
    let forms = uses.forms.compactMap { manifest.countries[$0].form }
    let count = forms.reduce(manifest.formFields.count) { $0 + $1.fields.count }
    guard context.canSearch(count) else { return nil }
    let neighbors = Set(forms.flatMap { $0.fields.map(\.name.value) })
    return manifest.formFields.map(\.name.value).filter { !neighbors.contains($0) }
  }

  /// Reports an unknown name once, even if several forms use it.
  ///
  /// If several forms use the name, the typo is probably in `form_fields`, in an entry that no form uses. The finding
  /// is then at that entry.
  private func report(
    _ uses: Uses,
    _ used: Set<String>,
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    guard let first = uses.places.first else { return }
    let separated = separated(first.value, context)
    guard let others = unusedFields(beside: uses, manifest, in: &context) else {
      let message = "unknown form field `\(first.value)`"
      return context.report(self, message, at: first.range, help: separated)
    }
    let lowercased = first.value.lowercased()
    let near = context.nearestName(to: lowercased, among: others)
    let slip = manifest.formFields.lazy.map(\.name).first { field in
      !used.contains(field.value)
        && (field.value == near || field.value.lowercased() == lowercased)
    }
    // `malformed-name` reports the misspelled entry.
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
        help: separated ?? near.map { "write `\($0)`" }
          ?? (others.isEmpty
            ? "delete it, or define it in `form_fields`; the form has all the others"
            : "use one of \(listing(others))"),
        fix: separated == nil ? near.map { Fix(first, rewrittenAs: $0) } : nil
      )
    }
  }

  /// Help for several field names that are separated only by spaces, such as `city street`.
  private func separated(_ text: String, _ context: RuleContext) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1, words.allSatisfy({ context.fields[$0] != nil }) else { return nil }
    return "write `,` between the fields: `\(words.joined(separator: ", "))`, or one field per line"
  }
}
