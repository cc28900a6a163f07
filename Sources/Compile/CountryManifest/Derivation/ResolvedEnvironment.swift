package import ManifestFindings

/// An environment of the product.
package struct ResolvedEnvironment: Sendable {
  package enum Kind: Sendable {
    case table(TableEnvironment)
    case named(NamedEnvironment)
  }

  package let name: String
  package let site: Located<String>?
  package let domain: Located<String>?
  /// Nil if all services are global.
  package let hosts: Located<HostPolicy>?
  package let scheme: Sourced<Scheme>
  package let kind: Kind
  let addresses: [ServiceAddress]

  init?(
    _ row: Environment,
    position: Int,
    services: some Sequence<(Service, ResolvedService)>,
    _ manifest: Manifest
  ) {
    guard let composer = HostComposer(row, in: manifest) else { return nil }
    name = row.name.value
    site = row.site
    domain = row.domain
    hosts = row.hosts
    scheme = Sourced(row.scheme, default: .https)
    let services = Array(services)
    addresses = services.map { ServiceAddress($0.0, in: row) }
    kind =
      switch row.hosts?.value {
      case .country, .subdomain, .path, nil:
        .table(
          TableEnvironment(
            name: name,
            position: position,
            composer: composer,
            addresses: addresses
          )
        )
      case .named:
        .named(
          NamedEnvironment(
            name: name,
            composer: composer,
            addresses: addresses,
            services: services.map(\.1)
          )
        )
      }
  }

  /// The environment's domain, or its site if it has no domain.
  package var siteOrDomain: String { (domain ?? site)?.value ?? "" }

  package func address(of service: ResolvedService) -> ServiceAddress {
    addresses[service.position]
  }

  /// The URL of a service for a country; in a named environment, `name` is the host's name chosen at run time.
  package func url(
    of service: ResolvedService,
    for country: ResolvedCountry,
    name: String
  ) -> String {
    switch (kind, service.kind) {
    case (.table(let environment), .country(let service)):
      environment.url(of: service, for: country)
    case (.table(let environment), .global(let service)): environment.url(of: service)
    case (.named(let environment), _): environment.url(of: service, for: country, name: name)
    }
  }
}

/// An environment whose hosts are all known in advance.
package struct TableEnvironment: Sendable {
  package let name: String
  /// The index among the manifest's environments.
  let position: Int
  let composer: HostComposer
  let addresses: [ServiceAddress]

  package func url(of service: CountryService, for country: ResolvedCountry) -> String {
    let settings = addresses[service.position]
    return "\(settings.scheme.value)://" + address(of: service, for: country, settings.portText)
  }

  package func url(of service: GlobalService) -> String {
    let address = addresses[service.position]
    return address.url(host(of: service))
  }

  /// The host of a global service: `auth.nextdoor.com`.
  package func host(of service: GlobalService) -> String {
    composer.sharedHost(service.label, under: addresses[service.position].domain?.value)
  }

  /// The address of a service for a country: `it-api.nextdoor.com`, `api.nextdoor.com/it`.
  package func address(
    of service: CountryService,
    for country: ResolvedCountry,
    _ port: String = ""
  ) -> String {
    let place = composer.places(of: country.places).requested ?? HostPlace(form: .subdomain)
    return composer.address(service.label, country.places, at: place, port: port)
  }
}

/// An environment in which all services share one host, whose name is chosen at run time.
package struct NamedEnvironment: Sendable {
  package let name: String
  let composer: HostComposer
  let addresses: [ServiceAddress]
  let services: [ResolvedService]

  /// The parent domain of all hosts of the environment: `nextdoor-test.com`.
  package var domain: String { composer.mainDomain }

  package func url(
    of service: ResolvedService,
    for country: ResolvedCountry,
    name: String
  ) -> String {
    let hosts = country.places
    let place = composer.places(of: hosts).requested ?? HostPlace(form: .subdomain)
    let label = HostLabel(preview: name)
    let settings = addresses[service.position]
    return "\(settings.scheme.value)://"
      + composer.address(label, hosts, at: place, port: settings.portText)
  }

  package func address(of service: ResolvedService) -> ServiceAddress {
    addresses[service.position]
  }

  /// The services, grouped by their settings in this environment: scheme, port and domain.
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

/// The settings of a service in one environment: the parts of its URLs besides the host's labels.
package struct ServiceAddress: Sendable {
  package let scheme: Sourced<Scheme>
  /// The domain of a global service that is not on the environment's main domain.
  package let domain: Located<String>?
  package let port: Located<Int>?
  /// The port as a part of a URL: `:8000`, or an empty text.
  package let portText: String

  package init(_ service: Service, in environment: Environment) {
    let written = service.addresses.first { $0.environment.value == environment.name.value }
    scheme = Sourced(written?.scheme ?? environment.scheme, default: .https)
    domain = written?.domain
    port = written?.port
    portText = port.map { ":\($0.value)" } ?? ""
  }

  package func url(_ host: String) -> String { "\(scheme.value)://\(host)\(portText)" }

  /// Whether both have the same scheme, port and domain.
  func isSame(as other: ServiceAddress) -> Bool {
    scheme.value == other.scheme.value && portText == other.portText
      && domain?.value == other.domain?.value
  }
}
