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
