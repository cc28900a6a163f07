internal import ManifestDiagnostics

/// What follows from a manifest as it is written, right or wrong: worked out once, for the rules and
/// for the resolved manifest.
package struct Derivation: Sendable {
  package let standards: Standards
  /// Positions of the countries by code; where two rows have one code, that of the first.
  package let positions: [String: Int]
  package let localeTags: LocaleTags
  package let appLanguages: AppLanguages
  /// What each row says about its hosts, in the order of the rows.
  package let countryHosts: [CountryHosts]
  package let hosts: HostTable
  package let hostResolver: HostResolver
  package let countries: CountryResolver
  /// One per shared domain; none where there is no limit, or no environment in which it counts.
  package let subdomainBudgets: [SubdomainBudget]

  package init(_ manifest: Manifest, _ standards: Standards) {
    self.standards = standards
    positions = Dictionary(
      manifest.countries.enumerated().map { ($1.code.value, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    localeTags = LocaleTags(manifest, standards)
    appLanguages = AppLanguages(manifest, localeTags, standards)
    countryHosts = manifest.countries.map { CountryHosts($0, in: manifest) }
    hosts = HostTable(manifest, countryHosts)
    hostResolver = HostResolver(manifest, hosts, positions)
    countries = CountryResolver(manifest, appLanguages, countryHosts, standards)
    subdomainBudgets = SubdomainBudget.all(manifest, countryHosts)
  }
}
