package import ManifestDiagnostics

/// A service of the product.
package struct ResolvedService: Sendable {
  package enum Kind: Sendable {
    case country(CountryService)
    case global(GlobalService)
  }

  package let name: String
  package let label: Located<String>
  package let scope: Sourced<Service.Scope>
  package let kind: Kind
  /// Among the manifest's services.
  let position: Int

  init?(_ row: Service, position: Int) {
    guard let label = row.label else { return nil }
    name = row.name.value
    self.label = label
    scope = Sourced(row.scope, default: .country)
    self.position = position
    kind =
      switch scope.value {
      case .country: .country(CountryService(name: name, label: label.value, position: position))
      case .global: .global(GlobalService(name: name, label: label.value, position: position))
      }
  }
}

/// A service with a host for each country.
package struct CountryService: Sendable {
  package let name: String
  package let label: String
  let position: Int
}

/// A service with one host for all countries.
package struct GlobalService: Sendable {
  package let name: String
  package let label: String
  let position: Int
}

/// What stands around the host in the URLs of a service in one environment.
package struct ServiceAddress: Sendable {
  package let scheme: Sourced<Scheme>
  package let port: Located<Int>?
  /// `:8000`, or nothing.
  package let portText: String

  init(_ service: Service, in environment: Environment) {
    let written = service.addresses.first { $0.environment.value == environment.name.value }
    scheme = Sourced(written?.scheme ?? environment.scheme, default: .https)
    port = written?.port
    portText = port.map { ":\($0.value)" } ?? ""
  }

  package func url(_ host: String) -> String { "\(scheme.value.rawValue)://\(host)\(portText)" }

  /// Whether URLs of both have the same scheme and port.
  func isSame(as other: ServiceAddress) -> Bool {
    scheme.value == other.scheme.value && portText == other.portText
  }
}
