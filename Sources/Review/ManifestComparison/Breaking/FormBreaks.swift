internal import CountryManifest
internal import ManifestCompiler
internal import ManifestRules

enum RequiredFieldAdded: BreakingRule {
  static let id = BreakingChangeID.requiredFieldAdded
  static let summary = "an account form requires a field that it did not require before"
  static let explanation = """
    Apps in use show the old form, so the server cannot require the field yet. Make it optional until
    they are updated. A new form of a country that had none breaks nothing. In an allow comment, NAME is
    the country or the field.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.countries.flatMap { pair -> [BreakingChange] in
      guard let old = pair.old?.country, let new = pair.new?.country, !old.form.isEmpty,
        !SignUpForm.isSame(pair)
      else { return [] }
      let uses = old.uses
      return new.form.filter(\.isRequired).compactMap { use in
        let before = uses[use.name]
        guard before?.isRequired != true else { return nil }
        let was = before == nil ? "is new and required" : "was optional and is required now"
        return BreakingChange(
          id,
          .country(pair.code),
          part: use.name,
          "field \(code: use.name) in the form of \(name: new.nameInSentence) \(words: was)"
        )
      }
    }
  }
}

extension [CountryPair] {
  /// The fields that are in both the old and the new form of a country, for all countries whose forms differ.
  func usesInBoth() -> [(country: ResolvedCountry, old: ResolvedFieldUse, new: ResolvedFieldUse)] {
    flatMap { pair -> [(ResolvedCountry, ResolvedFieldUse, ResolvedFieldUse)] in
      guard let before = pair.old?.country, let after = pair.new?.country,
        !SignUpForm.isSame(pair)
      else { return [] }
      let uses = before.uses
      return after.form.compactMap { new in uses[new.name].map { (after, $0, new) } }
    }
  }
}

enum PatternNarrowed: BreakingRule {
  static let id = BreakingChangeID.patternNarrowed
  static let summary = "a field's pattern rejects a value that it accepted"
  static let explanation = """
    Values that users have entered, and that apps in use accept, become invalid. To decide whether the
    new pattern accepts everything that the old one accepts, nd-config compares the patterns themselves,
    ignoring letter case. In an allow comment, NAME is the field, or the country if only one is
    affected.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let findings = comparison.patternOutcomes.compactMap { outcome -> FieldFinding? in
      guard case .excluded(let text) = outcome.inclusion else { return nil }
      return FieldFinding(
        country: outcome.country,
        field: outcome.field,
        before: "pattern of \(code: outcome.field) in",
        after: text.isEmpty
          ? "now rejects an empty text"
          : "now rejects texts that it accepted, such as \(code: text)"
      )
    }
    return comparison.breakingChanges(id, findings)
  }
}

enum PatternNotComparable: BreakingRule {
  static let id = BreakingChangeID.patternNotComparable
  static let summary =
    "nd-config could not decide whether a field's pattern accepts less than before"
  static let explanation = """
    The comparison of the two patterns takes too many steps. Read both, and allow the change if the new
    one accepts every value that the old one accepts. In an allow comment, NAME is the field, or the
    country if only one is affected.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let findings = comparison.patternOutcomes.compactMap { outcome -> FieldFinding? in
      guard outcome.inclusion == .undecided else { return nil }
      return FieldFinding(
        country: outcome.country,
        field: outcome.field,
        before: "could not decide whether the pattern of \(code: outcome.field) in",
        after: "accepts less than before"
      )
    }
    return comparison.breakingChanges(id, findings)
  }
}

enum MaxLengthReduced: BreakingRule {
  static let id = BreakingChangeID.maxLengthReduced
  static let summary = "a field accepts fewer characters than before"
  static let explanation = """
    Values that users have entered, and that apps in use accept, are too long now. A pattern can limit
    the length, too: a value of five digits always fits into ten characters. In an allow comment, NAME
    is the field, or the country if only one is affected.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let uses = comparison.countries.usesInBoth()
    let findings = uses.compactMap { country, old, new -> FieldFinding? in
      guard let limit = new.maxLength?.value, limit < old.maxLength?.value ?? .max else {
        return nil
      }
      let longest = old.pattern.flatMap { try? PortablePattern($0.value) }?.longestText
      let before = [old.maxLength?.value, longest].compactMap(\.self).min()
      guard limit < before ?? .max else { return nil }
      let was = before.map { "\($0)" } ?? "any number"
      return FieldFinding(
        country: country,
        field: new.name,
        before: "\(code: new.name) in",
        after: "accepts at most \(words: "\(limit)") characters now, not \(words: was)"
      )
    }
    return comparison.breakingChanges(id, findings)
  }
}

/// A finding about a field in the form of a country.
struct FieldFinding {
  let country: ResolvedCountry
  let field: String
  /// The sentence's parts before and after the country: "pattern of `postal_code` in", "now rejects an empty text".
  let before: Message
  let after: Message
}

extension Comparison {
  /// One breaking change per finding.
  ///
  /// Findings with the same text for several countries are combined if the field's row in `form_fields` changed.
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

/// Whether the new pattern of a field accepts every text that the old pattern accepts.
struct PatternOutcome: Sendable {
  let country: ResolvedCountry
  let field: String
  let inclusion: PatternInclusion.Outcome

  /// The maximum number of steps to compare all patterns of a review; comparing the patterns of all countries takes
  /// about ten thousand steps.
  private static let stepLimit = 4_000_000

  private struct Patterns: Hashable {
    var old: String?
    var new: String
    /// Whether the generated code accepts only ASCII, because the field is a postal code with ASCII patterns.
    var isASCII: Bool
  }

  /// One outcome for each country and each field in its form whose pattern changed.
  ///
  /// Many countries share a pattern, so each pair of patterns is compared only once.
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

  /// Compares two patterns; a field without a pattern accepts every text.
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
