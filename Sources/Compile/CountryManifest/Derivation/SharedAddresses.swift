internal import ManifestFindings

extension ResolvedManifest {
  /// Whether another manifest has the same services, environments, schemes and ports.
  ///
  /// All countries share these parts of URLs. If they are equal, there is no need to compare the URLs of
  /// every country.
  package func hasSameAddresses(as other: ResolvedManifest) -> Bool {
    services.elementsEqual(other.services) { $0.isSame(as: $1) }
      && environments.elementsEqual(other.environments) { $0.isSame(as: $1) }
  }
}

extension ResolvedCountry {
  /// Whether another manifest's row defines the same hosts.
  ///
  /// The URLs are then equal, too, if `hasSameAddresses(as:)` is true.
  package func hasSameHosts(as other: ResolvedCountry) -> Bool {
    places == other.places
      && entitlementDomains.map(\.value) == other.entitlementDomains.map(\.value)
  }
}

extension ResolvedService {
  fileprivate func isSame(as other: ResolvedService) -> Bool {
    guard name == other.name else { return false }
    return switch (kind, other.kind) {
    case (.country(let one), .country(let other)): one.label == other.label
    case (.global(let one), .global(let other)): one.label == other.label
    default: false
    }
  }
}

extension ResolvedEnvironment {
  fileprivate func isSame(as other: ResolvedEnvironment) -> Bool {
    guard name == other.name,
      addresses.elementsEqual(other.addresses, by: { $0.isSame(as: $1) })
    else { return false }
    return switch (kind, other.kind) {
    case (.table(let one), .table(let other)): one.composer == other.composer
    case (.named(let one), .named(let other)): one.composer == other.composer
    default: false
    }
  }
}
