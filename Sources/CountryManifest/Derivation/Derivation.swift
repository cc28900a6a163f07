internal import ManifestDiagnostics

/// What follows from a manifest as it is written, right or wrong: worked out once, for the rules and
/// for the resolved manifest.
package struct Derivation: Sendable {
  package let standards: Standards
  /// Positions of the countries by code; where two rows have one code, that of the first.
  package let positions: [String: Int]
  package let localeTags: LocaleTags
  package let appLanguages: AppLanguages
  package let hosts: HostTable
  package let hostResolver: HostResolver
  package let countries: CountryResolver
  /// Nil where there is no limit, or no environment in which it counts.
  package let subdomainBudget: SubdomainBudget?

  package init(_ manifest: Manifest, _ standards: Standards) {
    self.standards = standards
    positions = Dictionary(
      manifest.countries.enumerated().map { ($1.code.value, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    localeTags = LocaleTags(manifest, standards)
    appLanguages = AppLanguages(manifest, localeTags, standards)
    hosts = HostTable(manifest)
    hostResolver = HostResolver(manifest, hosts, positions)
    countries = CountryResolver(manifest, appLanguages, standards)
    subdomainBudget = SubdomainBudget(manifest)
  }
}
