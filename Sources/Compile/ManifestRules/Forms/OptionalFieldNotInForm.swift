internal import CountryManifest
internal import ManifestFindings

struct OptionalFieldNotInForm: ValidationRule {
  static let id: RuleID = "optional-field-not-in-form"
  static let severity = Finding.Severity.error
  static let summary = "a field marked as optional is not in the form"
  static let explanation = """
    `optional` lists the fields of the form that can be left empty. If a name in it is misspelled, the
    field that was meant stays required.

    ```yaml
    countries:
      it: { account_form: { fields: [city, apartment], optional: [apartement] } }
      #                                                           ^^^^^^^^^^ error: optional field `apartement` is not in the form
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries {
      guard let form = country.form, !form.optional.isEmpty else { continue }
      // The decoder has already reported a form without valid fields.
      guard !form.fields.isEmpty else { continue }
      let names = form.fields.map(\.name.value)
      let missing = form.optional.missing(from: names)
      guard !missing.isEmpty else { continue }
      let unknown = names.filter { context.fields[$0] == nil }.map { $0.lowercased() }
      for optional in missing {
        guard context.hasRoom(for: self) else { return }
        // The form possibly lists this field with a misspelled name, which another rule reports.
        if context.fields[optional.value] != nil, !unknown.isEmpty { continue }
        let near = context.nearestName(to: optional.value, among: names)
        context.report(
          self,
          "optional field `\(optional.value)` is not in the form",
          at: optional.range,
          help: near.map { "write `\($0)`" } ?? "add it to `fields`, or delete it here",
          fix: near.map { Fix(optional, rewrittenAs: $0) }
        )
      }
    }
  }
}

extension [Located<String>] {
  /// The elements whose values are not among the names.
  ///
  /// Short lists are compared element by element, which is cheaper than hashing.
  fileprivate func missing(from names: some Collection<String>) -> [Located<String>] {
    if count * names.count <= 64 { return filter { !names.contains($0.value) } }
    let names = Set(names)
    return filter { !names.contains($0.value) }
  }
}
