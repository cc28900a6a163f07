internal import CountryManifest
internal import ManifestCompiler
internal import ManifestRules

enum MaxLengthReduced: BreakingRule {
  static let id = BreakingChangeID.maxLengthReduced
  static let summary = "a field accepts fewer characters than before"
  static let explanation = """
    Values that users have entered, and that apps in use accept, are too long now. A pattern can be a
    limit, too: five digits are never too long for ten. A comment names the field, or the country where
    it is only one.
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
