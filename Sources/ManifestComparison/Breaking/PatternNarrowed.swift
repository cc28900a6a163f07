internal import CountryManifest
internal import ManifestCompiler
internal import ManifestRules

enum PatternNarrowed: BreakingRule {
  static let id = BreakingChangeID.patternNarrowed
  static let summary = "a field's pattern rejects a value that it accepted"
  static let explanation = """
    Values that users have entered, and that apps in use accept, become invalid. That the new pattern
    accepts everything that the old one accepts is decided from the patterns themselves, ignoring
    letter case. A comment names the country or the field.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.patternOutcomes.compactMap { outcome in
      guard case .excluded(let text) = outcome.inclusion else { return nil }
      return BreakingChange(
        id,
        .country(outcome.country.code),
        part: outcome.field,
        "pattern of \(code: outcome.field) in \(name: outcome.country.nameInSentence) rejects \(code: text) now"
      )
    }
  }
}
