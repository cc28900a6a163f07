internal import CountryManifest
internal import ManifestFindings

struct UnknownFormField: ValidationRule {
  static let id: RuleID = "unknown-form-field"
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

  let context: RuleContext

  func check() {
    guard !manifest.unread.contains("form_fields") else { return }
    let fields = manifest.formFields.map(\.name)
    let defined = Set(fields.map(\.value))
    var uses: [String: [Located<String>]] = [:]
    for form in manifest.countries.compactMap(\.form) {
      let names = form.fields.map(\.name)
      let unknown = names.filter { !defined.contains($0.value) }
      for name in unknown { uses[name.value, default: []].append(name) }
      // The decoder reports a form without fields. If a field is unknown, it is possibly the optional one.
      guard !names.isEmpty, unknown.isEmpty, !form.optional.isEmpty else { continue }
      let known = Set(names.map(\.value))
      for optional in form.optional where !known.contains(optional.value) {
        report("optional field `\(optional.value)` is not in the form", [optional], names)
      }
    }
    guard !fields.isEmpty else {
      return report(
        { "unknown form field `\($0)`; the manifest has no `form_fields`" },
        atFirstOf: uses.values.map { $0[0] },
        help: "add the section `form_fields`, or delete `account_form` from every country"
      )
    }
    for places in uses.values.sorted(by: { $0[0].range.start < $1[0].range.start }) {
      report("unknown form field `\(places[0].value)`", places, fields)
    }
  }

  /// Reports a name once, even if several forms use it.
  private func report(_ message: String, _ places: [Located<String>], _ known: [Located<String>]) {
    let name = places[0]
    let names = known.map(\.value)
    let near = nearestName(to: name.value.lowercased(), among: names)
    // If several forms use the name, the typo is probably in `form_fields`.
    let isInFields = places.count > 1
    let row = isInFields ? known.first { $0.value == near } : nil
    report(
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
