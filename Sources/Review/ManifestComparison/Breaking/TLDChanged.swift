internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

enum TLDChanged: BreakingRule {
  static let id = BreakingChangeID.tldChanged
  static let summary = "a country has another TLD, or none anymore"
  static let explanation = """
    Apps find a country by its TLD, as `Country(tld:)` does, whether or not a host has it. The hosts
    that change with it are reported as `production-host-removed`.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.countries.compactMap { pair in
      guard let old = pair.old?.country.tld?.value, let new = pair.new?.country,
        old != new.tld?.value
      else { return nil }
      let now: Message = new.tld.map { "is now \(code: $0.value)" } ?? "is removed"
      return BreakingChange(
        id,
        .country(pair.code),
        "TLD \(code: old) of \(name: new.nameInSentence) \(now)"
      )
    }
  }
}
