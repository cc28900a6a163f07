internal import CountryManifest
internal import ManifestCompiler

enum CountryNoLongerLive: BreakingRule {
  static let id = BreakingChangeID.countryNoLongerLive
  static let summary = "a live country is planned again"
  static let explanation = """
    The country's users lose it with the next update, and links to its hosts do not open app variants
    anymore that list only `live`.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.countries.compactMap { pair in
      guard let old = pair.old?.country, let new = pair.new?.country,
        old.status.value == .live, new.status.value == .planned
      else { return nil }
      return BreakingChange(
        id,
        .country(pair.code),
        "\(name: new.displayName) (\(code: pair.code)) was live and is planned now"
      )
    }
  }
}
