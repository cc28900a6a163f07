internal import CountryManifest
internal import ManifestCompiler
internal import ManifestRules

enum PatternNotComparable: BreakingRule {
  static let id = BreakingChangeID.patternNotComparable
  static let summary = "whether a field's pattern accepts less than before could not be decided"
  static let explanation = """
    The comparison of the two patterns takes too many steps. Read both, and allow the change if the
    new one accepts every value that the old one accepts. A comment names the country or the field.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.patternOutcomes.compactMap { outcome in
      guard outcome.inclusion == .undecided else { return nil }
      return BreakingChange(
        id,
        .country(outcome.country.code),
        part: outcome.field,
        "whether the pattern of \(code: outcome.field) in \(name: outcome.country.nameInSentence) accepts less than before is undecided"
      )
    }
  }
}
