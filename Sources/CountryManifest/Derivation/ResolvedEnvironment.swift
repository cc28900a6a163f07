package import ManifestDiagnostics

/// An environment of the product.
package struct ResolvedEnvironment: Sendable {
  package enum Kind: Sendable {
    case table(TableEnvironment)
    case named(NamedEnvironment)
  }

  package let name: String
  package let site: Located<String>?
  package let domain: Located<String>?
  package let hosts: Located<HostPolicy>
  package let scheme: Sourced<Scheme>
  package let kind: Kind
  let addresses: [ServiceAddress]

  init?(
    _ row: Environment,
    services: some Sequence<(Service, ResolvedService)>,
    _ manifest: Manifest
  ) {
    guard let hosts = row.hosts, let composer = HostComposer(row, in: manifest) else { return nil }
    name = row.name.value
    site = row.site
    domain = row.domain
    self.hosts = hosts
    scheme = Sourced(row.scheme, default: .https)
    let services = Array(services)
    addresses = services.map { ServiceAddress($0.0, in: row) }
    kind =
      switch hosts.value {
      case .country, .subdomain:
        .table(
          TableEnvironment(
            name: name,
            composer: composer,
            addresses: addresses,
            hasBareDomain: services.contains { $0.0.hasBareDomain }
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

  /// What its hosts are under: the site, or the domain of its own.
  package var siteOrDomain: String { (domain ?? site)?.value ?? "" }

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
