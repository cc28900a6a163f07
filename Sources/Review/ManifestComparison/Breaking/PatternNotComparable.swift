internal import CountryManifest
internal import ManifestCompiler
internal import ManifestRules

enum PatternNotComparable: BreakingRule {
  static let id = BreakingChangeID.patternNotComparable
  static let summary = "whether a field's pattern accepts less than before could not be decided"
  static let explanation = """
    The comparison of the two patterns takes too many steps. Read both, and allow the change if the
    new one accepts every value that the old one accepts. A comment names the field, or
    the country where it is only one.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let findings = comparison.patternOutcomes.compactMap { outcome -> FieldFinding? in
      guard outcome.inclusion == .undecided else { return nil }
      return FieldFinding(
        country: outcome.country,
        field: outcome.field,
        before: "whether the pattern of \(code: outcome.field) in",
        after: "accepts less than before is undecided"
      )
    }
    return comparison.breakingChanges(id, findings)
  }
}
