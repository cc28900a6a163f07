internal import CountryManifest
internal import ManifestCompiler
internal import ManifestRules

enum MaxLengthReduced: BreakingRule {
  static let id = BreakingChangeID.maxLengthReduced
  static let summary = "a field accepts fewer characters than before"
  static let explanation = """
    Values that users have entered, and that apps in use accept, are too long now. A comment names the
    country or the field. A pattern can be a limit, too: five digits are never too long for ten.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.countries.usesInBoth().compactMap { country, old, new in
      guard let limit = new.maxLength?.value, limit < old.maxLength?.value ?? .max else {
        return nil
      }
      let longest = old.pattern.flatMap { try? PortablePattern($0.value) }?.longestText
      let before = [old.maxLength?.value, longest].compactMap(\.self).min()
      guard limit < before ?? .max else { return nil }
      let was = before.map { "\($0)" } ?? "any number"
      return BreakingChange(
        id,
        .country(country.code),
        part: new.name,
        "\(code: new.name) in \(name: country.nameInSentence) accepts at most \(words: "\(limit)") characters now, not \(words: was)"
      )
    }
  }
}
