package import ManifestDiagnostics

/// An environment of the product.
package struct ResolvedEnvironment: Sendable {
  package enum Kind: Sendable {
    case table(TableEnvironment)
    case named(NamedEnvironment)
  }

  package let name: String
  package let site: Located<String>
  package let hosts: Located<HostPolicy>
  package let scheme: Sourced<Scheme>
  package let kind: Kind
  private let addresses: [ServiceAddress]

  init?(
    _ row: Environment,
    services: some Sequence<(Service, ResolvedService)>,
    mainTLD: String,
    defaultCode: String
  ) {
    guard let site = row.site, let hosts = row.hosts else { return nil }
    name = row.name.value
    self.site = site
    self.hosts = hosts
    scheme = Sourced(row.scheme, default: .https)
    let services = Array(services)
    addresses = services.map { ServiceAddress($0.0, in: row) }
    let composer = HostComposer(site: site.value, mainTLD: mainTLD, defaultCode: defaultCode)
    kind =
      switch hosts.value {
      case .country, .subdomain:
        .table(
          TableEnvironment(
            name: name,
            policy: hosts.value,
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

  package func address(of service: ResolvedService) -> ServiceAddress {
    addresses[service.position]
  }

  /// The URL of a service for a country, where the host gets its name at run time with that name.
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

/// An environment whose hosts are all known: those in the table of hosts.
package struct TableEnvironment: Sendable {
  package let name: String
  fileprivate let policy: HostPolicy
  fileprivate let composer: HostComposer
  fileprivate let addresses: [ServiceAddress]

  package func url(of service: CountryService, for country: ResolvedCountry) -> String {
    addresses[service.position].url(host(of: service, for: country))
  }

  package func url(of service: GlobalService) -> String {
    addresses[service.position].url(composer.sharedHost(service.label))
  }

  package func host(of service: CountryService, for country: ResolvedCountry) -> String {
    let form = composer.requestedForm(of: country.code, country.hosts.value, policy)
    return composer.host(
      service.label,
      code: country.code,
      tld: country.tld.value,
      form ?? .subdomain
    )
  }

  /// The hosts of services that no request goes to and that still mean the country.
  func acceptedHosts(of services: [CountryService], for country: ResolvedCountry) -> [String] {
    guard policy == .country else { return [] }
    return country.accepts.flatMap { form in
      services.map { service in
        composer.host(service.label, code: country.code, tld: country.tld.value, form.value)
      }
    }
  }
}

/// An environment in which all services share a host, whose name is chosen at run time.
package struct NamedEnvironment: Sendable {
  package let name: String
  fileprivate let composer: HostComposer
  fileprivate let addresses: [ServiceAddress]
  fileprivate let services: [ResolvedService]

  /// The domain that every host is under: `nextdoor-test.com`.
  package var domain: String { composer.mainDomain }

  package func url(
    of service: ResolvedService,
    for country: ResolvedCountry,
    name: String
  ) -> String {
    let host = composer.host(name, code: country.code, tld: country.tld.value, .subdomain)
    return addresses[service.position].url(host)
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
