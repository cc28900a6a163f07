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
    var result: [BreakingChange] = []
    var groups: [[String]: [FieldFinding]] = [:]
    for finding in findings where rows.contains(finding.field) {
      groups[finding.words, default: []].append(finding)
    }
    for finding in findings {
      let group = groups[finding.words] ?? [finding]
      guard finding.country.code == group[0].country.code else { continue }
      let names = group.map { $0.country.nameInSentence }
      result.append(
        BreakingChange(
          id,
          group.count > 1 ? .formField(finding.field) : .country(finding.country.code),
          part: finding.field,
          "\(finding.before) \(names: names, atMost: 5) \(finding.after)"
        )
      )
    }
    return result
  }
}

extension FieldFinding {
  fileprivate var words: [String] { [field, before.text, after.text] }
}
