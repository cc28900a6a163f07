internal import CountryManifest
internal import ManifestCompiler
internal import ManifestRules

enum PatternNarrowed: BreakingRule {
  static let id = BreakingChangeID.patternNarrowed
  static let summary = "a field's pattern rejects a value that it accepted"
  static let explanation = """
    Values that users have entered, and that apps in use accept, become invalid. That the new pattern
    accepts everything that the old one accepts is decided from the patterns themselves, ignoring
    letter case. A comment names the field, or the country where it is only one.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let findings = comparison.patternOutcomes.compactMap { outcome -> FieldFinding? in
      guard case .excluded(let text) = outcome.inclusion else { return nil }
      return FieldFinding(
        country: outcome.country,
        field: outcome.field,
        before: "pattern of \(code: outcome.field) in",
        after: text.isEmpty ? "rejects an empty text now" : "rejects \(code: text) now"
      )
    }
    return comparison.breakingChanges(id, findings)
  }
}
