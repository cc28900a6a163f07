package import ManifestFindings

/// An environment of the product.
package struct ResolvedEnvironment: Sendable {
  package enum Kind: Sendable {
    /// All hosts are known in advance.
    case table
    /// All services share one host, whose name is chosen at run time.
    case named
  }

  package let name: String
  package let site: Located<String>?
  package let domain: Located<String>?
  /// Nil if all services are global.
  package let hosts: Located<HostPolicy>?
  /// The index among the manifest's environments.
  let position: Int
  /// The settings of each service.
  let addresses: [ServiceAddress]
  private let composer: HostComposer

  init?(_ row: Environment, position: Int, _ manifest: Manifest) {
    guard let composer = HostComposer(row, in: manifest) else { return nil }
    self.composer = composer
    self.position = position
    name = row.name.value
    site = row.site
    domain = row.domain
    hosts = row.hosts
    addresses = manifest.services.map { ServiceAddress($0, in: row) }
  }

  package var kind: Kind { hosts?.value == .named ? .named : .table }

  /// The environment's domain, or its site if it has no domain.
  package var siteOrDomain: String { (domain ?? site)?.value ?? "" }

  /// The domain of the default country, and the parent domain of all hosts of a named environment: `nextdoor-test.com`.
  package var mainDomain: String { composer.mainDomain }

  package func address(of service: ResolvedService) -> ServiceAddress {
    addresses[service.position]
  }

  /// The URL of a service for a country; in a named environment, `name` is the host's name chosen at run time.
  package func url(
    of service: ResolvedService,
    for country: ResolvedCountry,
    name: String = ""
  ) -> String {
    if kind == .table, service.isGlobal { return url(of: service) }
    let settings = address(of: service)
    let label = kind == .named ? HostLabel(preview: name) : service.hostLabel
    let place = composer.places(of: country.places).requested ?? HostPlace(form: .subdomain)
    return "\(settings.scheme.value.rawValue)://"
      + composer.address(label, country.places, at: place, port: settings.portText)
  }

  /// The URL of a service with one host for all countries.
  package func url(of service: ResolvedService) -> String {
    let settings = address(of: service)
    return settings.url(
      composer.sharedHost(service.label.value, under: settings.domain?.value)
    )
  }
}

extension ResolvedManifest {
  /// The services, grouped by their settings in an environment: scheme, port and domain.
  package func servicesByAddress(
    in environment: ResolvedEnvironment
  ) -> [(address: ServiceAddress, services: [ResolvedService])] {
    var groups: [(address: ServiceAddress, services: [ResolvedService])] = []
    for service in services {
      let address = environment.address(of: service)
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

  package func url(_ host: String) -> String { "\(scheme.value.rawValue)://\(host)\(portText)" }

  /// Whether both have the same scheme, port and domain.
  func isSame(as other: ServiceAddress) -> Bool {
    scheme.value == other.scheme.value && portText == other.portText
      && domain?.value == other.domain?.value
  }
}
