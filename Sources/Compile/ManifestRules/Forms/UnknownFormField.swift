internal import CountryManifest
internal import ManifestFindings

struct UnknownFormField: ValidationRule {
  static let id: RuleID = "unknown-form-field"
  static let severity = Finding.Severity.error
  static let summary =
    "an account form uses a field that is not in `form_fields`, or not in the form"
  static let explanation = """
    A form lists names from `form_fields`, which defines the label and the content of each field once
    for all countries. `optional` lists the fields of the form that can be left empty; if a name in it is
    misspelled, the field that was meant stays required.

    ```yaml
    form_fields:
      city: { label: City, content: city }
    countries:
      it: { account_form: { fields: [citty] } }
      #                              ^^^^^ error: unknown form field `citty`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard !manifest.unread.contains("form_fields") else { return }
    var uses: [String: [Located<String>]] = [:]
    for form in manifest.countries.compactMap(\.form) {
      let names = form.fields.map(\.name)
      let unknown = names.filter { context.fields[$0.value] == nil }
      for name in unknown { uses[name.value, default: []].append(name) }
      // The decoder reports a form without fields. If a field is unknown, it is possibly the optional one.
      guard !names.isEmpty, unknown.isEmpty, !form.optional.isEmpty else { continue }
      let known = Set(names.map(\.value))
      for optional in form.optional where !known.contains(optional.value) {
        report("optional field `\(optional.value)` is not in the form", [optional], names, &context)
      }
    }
    let unknown = uses.values.sorted { $0[0].range.start < $1[0].range.start }
    let fields = manifest.formFields.map(\.name)
    guard let first = unknown.first, fields.isEmpty else {
      for places in unknown {
        report("unknown form field `\(places[0].value)`", places, fields, &context)
      }
      return
    }
    context.report(
      self,
      "unknown form field `\(first[0].value)`; the manifest has no `form_fields`",
      at: first[0].range,
      notes: unknown.count == 1 ? [] : ["\(unknown.count - 1) more like this"],
      help: "add the section `form_fields`, or delete `account_form` from every country"
    )
  }

  /// Reports a name once, even if several forms use it.
  private func report(
    _ message: String,
    _ places: [Located<String>],
    _ known: [Located<String>],
    _ context: inout RuleContext
  ) {
    let name = places[0]
    let names = known.map(\.value)
    let near = context.nearestName(to: name.value.lowercased(), among: names)
    // If several forms use the name, the typo is probably in `form_fields`.
    let isInFields = places.count > 1
    let row = isInFields ? known.first { $0.value == near } : nil
    context.report(
      self,
      message,
      at: name.range,
      related: row.map { [.init("a similar name", at: $0.range)] } ?? [],
      notes: isInFields ? ["\(places.count - 1) more forms use it"] : [],
      help: row.map { "rename `\($0.value)` in `form_fields`, or write it here" }
        ?? near.map { "write `\($0)`" } ?? "use one of \(listing(names))",
      fix: isInFields
        ? nil
        : near.map { Fix(name, rewrittenAs: $0, isSafe: name.value.lowercased() == $0) }
    )
  }
}
