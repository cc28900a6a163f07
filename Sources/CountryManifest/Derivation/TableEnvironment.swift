internal import ManifestDiagnostics

/// An environment whose hosts are all known: those in the table of hosts.
package struct TableEnvironment: Sendable {
  package let name: String
  let composer: HostComposer
  let addresses: [ServiceAddress]
  /// Whether a bare domain is accepted, because the website has a label.
  let hasBareDomain: Bool

  package func url(of service: CountryService, for country: ResolvedCountry) -> String {
    addresses[service.position].url { append(service, for: country, to: &$0) }
  }

  package func url(of service: GlobalService) -> String {
    addresses[service.position].url(composer.sharedHost(service.label))
  }

  package func host(of service: CountryService, for country: ResolvedCountry) -> String {
    var bytes: [UInt8] = []
    append(service, for: country, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(
    _ service: CountryService,
    for country: ResolvedCountry,
    to bytes: inout [UInt8]
  ) {
    let hosts = country.places
    let place = composer.places(of: hosts).requested ?? .prefixed(tld: nil)
    composer.append(service.label, hosts, at: place, to: &bytes)
  }

  /// The hosts of services that no request goes to and that still mean the country.
  func acceptedHosts(of services: [CountryService], for country: ResolvedCountry) -> [String] {
    let hosts = country.places
    let places = composer.places(of: hosts)
    var found = places.accepted.flatMap { place in
      services.map { composer.host($0.label, hosts, at: place) }
    }
    guard hasBareDomain else { return found }
    for place in [places.requested].compactMap(\.self) + places.accepted where place.isBare {
      let bare = composer.host(.none, hosts, at: place)
      // Another service without a label may have that host.
      let isRequested = services.contains { host(of: $0, for: country) == bare }
      if !isRequested, !found.contains(bare) { found.append(bare) }
    }
    return found
  }
}
