internal import ManifestDiagnostics

/// An environment in which all services share a host, whose name is chosen at run time.
package struct NamedEnvironment: Sendable {
  package let name: String
  let composer: HostComposer
  let addresses: [ServiceAddress]
  let services: [ResolvedService]

  /// The domain that every host is under: `nextdoor-test.com`.
  package var domain: String { composer.mainDomain }

  package func url(
    of service: ResolvedService,
    for country: ResolvedCountry,
    name: String
  ) -> String {
    let hosts = country.places
    let place = composer.places(of: hosts).requested ?? .prefixed(tld: nil)
    let label = HostLabel(preview: name)
    return addresses[service.position].url { composer.append(label, hosts, at: place, to: &$0) }
  }

  package func address(of service: ResolvedService) -> ServiceAddress {
    addresses[service.position]
  }

  /// The services by scheme and port, which are all that they differ in.
  package var servicesByAddress: [(address: ServiceAddress, services: [ResolvedService])] {
    var groups: [(address: ServiceAddress, services: [ResolvedService])] = []
    for (service, address) in zip(services, addresses) {
      if let known = groups.firstIndex(where: { $0.address.isSame(as: address) }) {
        groups[known].services.append(service)
      } else {
        groups.append((address, [service]))
      }
    }
    return groups
  }
}
