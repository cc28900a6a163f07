internal import ManifestFindings

/// Everything derived from a manifest, even from an invalid one.
///
/// The values are computed once and shared by the rules and the resolved manifest.
package struct Derivation: Sendable {
  package let standards: Standards
  /// The index of each country by code; if two rows have the same code, the index of the first.
  package let positions: [String: Int]
  /// The tag of each locale of each country; nil if the locale is invalid.
  package let localeTags: [[LanguageTag?]]
  package let appLanguages: AppLanguages
  /// The hosts of each row, in the order of the rows.
  package let hostPlaces: [HostPlaces]
  package let hosts: HostIndex
  package let hostLookup: HostLookup
  package let countries: CountryResolver

  package init(_ manifest: Manifest, _ standards: Standards) {
    var standards = standards
    standards.hasShortNames = manifest.product.countryNames?.value == .short
    self.standards = standards
    positions = Dictionary(
      manifest.countries.enumerated().map { ($1.code.value, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    localeTags = manifest.localeTags(standards)
    appLanguages = AppLanguages(manifest, localeTags, standards)
    hostPlaces = manifest.countries.map { HostPlaces($0, in: manifest) }
    hosts = HostIndex(manifest, hostPlaces)
    var hostLookup = HostLookup(manifest, hosts, positions)
    var countries = CountryResolver(manifest, appLanguages, hosts, hostPlaces, standards)
    hostLookup.languages = LanguageAddresses(manifest, hosts, hostLookup, countries)
    countries.addresses = hostLookup.languages
    self.hostLookup = hostLookup
    self.countries = countries
  }
}

extension Manifest {
  /// The parsed locales of each country.
  func localeTags(_ standards: Standards) -> [[LanguageTag?]] {
    countries.map { $0.languages.map { try? LanguageTag($0.locale.value, standards) } }
  }
}
