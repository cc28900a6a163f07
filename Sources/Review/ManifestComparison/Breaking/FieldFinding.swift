internal import CountryManifest
internal import ManifestCompiler

/// What is found about a field in the form of a country.
struct FieldFinding {
  let country: ResolvedCountry
  let field: String
  /// The sentence before and after the country: "pattern of `postal_code` in", "rejects `1234` now".
  let before: Message
  let after: Message
}

extension Comparison {
  /// A breaking change for each finding; one for all that have the same words and come of the field's own row.
  func breakingChanges(_ id: BreakingChangeID, _ findings: [FieldFinding]) -> [BreakingChange] {
    var rows: Set<String> = []
    for case .formField(let name) in changes.map(\.subject) { rows.insert(name) }
    return findings.grouped { finding in
      let words = [finding.field, finding.before.text, finding.after.text]
      return rows.contains(finding.field) ? words : words + [finding.country.code]
    }.map { group in
      let first = group[0]
      return BreakingChange(
        id,
        group.count > 1 ? .formField(first.field) : .country(first.country.code),
        part: first.field,
        "\(first.before) \(names: group.map { $0.country.nameInSentence }, atMost: 5) \(first.after)"
      )
    }
  }
}
