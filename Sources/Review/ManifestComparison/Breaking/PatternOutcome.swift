internal import CountryManifest
internal import ManifestRules

/// Whether the new pattern of a field accepts everything that the old one does.
struct PatternOutcome: Sendable {
  let country: ResolvedCountry
  let field: String
  let inclusion: PatternInclusion.Outcome

  /// How many steps all patterns of a review may take together; those of all countries take some ten
  /// thousand.
  private static let stepLimit = 4_000_000

  private struct Patterns: Hashable {
    var old: String?
    var new: String
    /// Whether the generated code accepts only ASCII, as for a postal code whose pattern is ASCII.
    var isASCII: Bool
  }

  /// One for each field with another pattern than before.
  ///
  /// Many countries share a pattern, so each pair is compared once.
  static func all(_ countries: [CountryPair]) -> [PatternOutcome] {
    var known: [Patterns: PatternInclusion.Outcome] = [:]
    var stepsLeft = stepLimit
    return countries.usesInBoth().compactMap { country, old, new in
      guard let pattern = new.pattern?.value else { return nil }
      let isASCII = [old, new].allSatisfy { use in
        use.content == .postalCode && use.pattern?.value.utf8.allSatisfy { $0 < 0x80 } ?? false
      }
      let patterns = Patterns(old: old.pattern?.value, new: pattern, isASCII: isASCII)
      guard !areSame(patterns.old, pattern) else { return nil }
      let outcome = known[patterns] ?? inclusion(of: patterns, &stepsLeft)
      known[patterns] = outcome
      return PatternOutcome(country: country, field: new.name, inclusion: outcome)
    }
  }

  /// A field without a pattern accepts every text.
  private static func inclusion(
    of patterns: Patterns,
    _ stepsLeft: inout Int
  ) -> PatternInclusion.Outcome {
    guard let old = try? PortablePattern(patterns.old ?? #"(\S|\s)*"#),
      let new = try? PortablePattern(patterns.new)
    else { return .undecided }
    return old.isIncluded(in: new, isASCII: patterns.isASCII, &stepsLeft)
  }
}
