internal import CountryManifest
internal import ManifestCompiler

enum RequiredFieldAdded: BreakingRule {
  static let id = BreakingChangeID.requiredFieldAdded
  static let summary = "an account form requires a field that it did not require"
  static let explanation = """
    Apps in use show the old form, so the server cannot require the field yet. Make it optional until
    they are updated. A form of a country that had none breaks nothing. A comment names the country
    or the field.
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
  /// The fields that forms have in both manifests, of the countries whose forms differ.
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
