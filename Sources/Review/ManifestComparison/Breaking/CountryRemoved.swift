internal import CountryManifest
internal import ManifestCompiler

enum CountryRemoved: BreakingRule {
  static let id = BreakingChangeID.countryRemoved
  static let summary = "a country is not in the manifest anymore"
  static let explanation = """
    Apps in use still call the country's hosts and send its code. In code that uses the generated
    API, its case of `Country` is gone. A country that was only planned has a case, too.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let renamed = comparison.renames
    return comparison.countries.compactMap { pair in
      guard pair.new == nil, renamed[pair.code] == nil, let old = pair.old else { return nil }
      return BreakingChange(
        id,
        .country(pair.code),
        "\(name: old.country.displayName) (\(code: pair.code)) is removed"
      )
    }
  }
}
