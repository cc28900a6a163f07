internal import ManifestDiagnostics

/// Puts the hosts of one environment together: the formulas of `Documentation/Hosts.md`.
package struct HostComposer: Equatable, Sendable {
  /// The domain of the default country, which others share: `nextdoor.com`.
  package let mainDomain: String
  private let site: String?
  private let policy: HostPolicy
  private let shape: SubdomainShape

  /// Nil where the environment lacks something that has been reported.
  package init?(_ environment: Environment, in manifest: Manifest) {
    guard let policy = environment.hosts?.value, let domain = environment.mainDomain(in: manifest),
      policy != .country || environment.domain == nil
    else { return nil }
    mainDomain = domain
    site = environment.domain == nil ? environment.site?.value : nil
    self.policy = policy
    // A preview's name is one label in every shape.
    shape =
      policy == .named ? .countryService : manifest.product.subdomainShape?.value ?? .countryService
  }

  /// Where a country's hosts are in this environment; nothing is requested where its row should say
  /// and doesn't.
  package func places(
    of country: CountryHosts
  ) -> (requested: HostPlace?, accepted: [HostPlace]) {
    if country.isDefault { return (.bare(tld: nil), []) }
    guard policy == .country else { return (.prefixed(tld: nil), []) }
    return (country.requested, country.accepted)
  }

  /// The domain of a `HostPlace`: `nextdoor.com`, `nextdoor.it`.
  package func domain(_ place: HostPlace) -> String {
    guard let tld = place.tld, let site else { return mainDomain }
    return "\(site).\(tld)"
  }

  /// Appends `it-api.nextdoor.com` or `api.nextdoor.it`.
  package func append(
    _ label: HostLabel,
    _ country: CountryHosts,
    at place: HostPlace,
    to bytes: inout [UInt8]
  ) {
    switch place {
    case .bare: appendLabel(label.bare, to: &bytes)
    case .prefixed where label.prefixed.isEmpty: appendLabel(country.prefix, to: &bytes)
    case .prefixed:
      let isHyphenated = shape == .countryService
      bytes.append(utf8: isHyphenated ? country.prefix : label.prefixed)
      bytes.append(isHyphenated ? UInt8(ascii: "-") : UInt8(ascii: "."))
      appendLabel(isHyphenated ? label.prefixed : country.prefix, to: &bytes)
    }
    guard let tld = place.tld, let site else {
      bytes.append(utf8: mainDomain)
      return
    }
    bytes.append(utf8: site)
    bytes.append(UInt8(ascii: "."))
    bytes.append(utf8: tld)
  }

  /// Appends a host of all countries: `auth.nextdoor.com`.
  func appendShared(_ label: String, to bytes: inout [UInt8]) {
    appendLabel(label, to: &bytes)
    bytes.append(utf8: mainDomain)
  }

  private func appendLabel(_ label: String, to bytes: inout [UInt8]) {
    guard !label.isEmpty else { return }
    bytes.append(utf8: label)
    bytes.append(UInt8(ascii: "."))
  }

  /// `it-api.nextdoor.com`.
  package func host(_ label: HostLabel, _ country: CountryHosts, at place: HostPlace) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(48)
    append(label, country, at: place, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func sharedHost(_ label: String) -> String {
    var bytes: [UInt8] = []
    appendShared(label, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Environment {
  /// The domain of the default country in this environment: `nextdoor.com`.
  package func mainDomain(in manifest: Manifest) -> String? {
    if let domain { return domain.value }
    guard let site = site?.value, let main = manifest.defaultCountry?.tld?.value else { return nil }
    return "\(site).\(main)"
  }
}
