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

extension Comparison {
  /// For each field with another pattern, whether the new one accepts everything that the old one does.
  ///
  /// Many countries share a pattern, so each pair is compared once.
  var patternOutcomes:
    [(country: ResolvedCountry, field: String, inclusion: PatternInclusion.Outcome)]
  {
    struct Patterns: Hashable {
      var old: String?
      var new: String
    }
    var known: [Patterns: PatternInclusion.Outcome] = [:]
    return usesInBoth().compactMap { country, old, new in
      guard let pattern = new.pattern?.value else { return nil }
      let patterns = Patterns(old: old.pattern?.value, new: pattern)
      guard patterns.old.map({ !$0.utf8.elementsEqual(pattern.utf8) }) ?? true else { return nil }
      let outcome = known[patterns] ?? Self.inclusion(of: patterns.old, in: pattern)
      known[patterns] = outcome
      return (country, new.name, outcome)
    }
  }

  /// A field without a pattern accepts every text.
  private static func inclusion(
    of old: String?,
    in new: String
  ) -> PatternInclusion.Outcome {
    guard let before = try? PortablePattern(old ?? #"(\s|\S)*"#),
      let after = try? PortablePattern(new)
    else { return .undecided }
    return before.isIncluded(in: after)
  }
}
