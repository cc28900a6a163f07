internal import CountryManifest
internal import ManifestCompiler

enum MaxLengthReduced: BreakingRule {
  static let id = BreakingChangeID.maxLengthReduced
  static let summary = "a field accepts fewer characters than before"
  static let explanation = """
    Values that users have entered, and that apps in use accept, are too long now. A comment names the
    country or the field.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.countries.usesInBoth().compactMap { country, old, new in
      guard let limit = new.maxLength?.value, limit < old.maxLength?.value ?? .max else {
        return nil
      }
      let was = old.maxLength.map { "\($0.value)" } ?? "any number"
      return BreakingChange(
        id,
        .country(country.code),
        part: new.name,
        "\(code: new.name) in \(name: country.nameInSentence) accepts at most \(words: "\(limit)") characters now, not \(words: was)"
      )
    }
  }
}
