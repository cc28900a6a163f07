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
    guard let label = row.label, let hostLabel = row.hostLabel else { return nil }
    name = row.name.value
    self.label = label
    scope = Sourced(row.scope, default: .country)
    self.position = position
    kind =
      switch scope.value {
      case .country: .country(CountryService(name: name, label: hostLabel, position: position))
      case .global: .global(GlobalService(name: name, label: label.value, position: position))
      }
  }
}

/// A service with a host for each country.
package struct CountryService: Sendable {
  package let name: String
  package let label: HostLabel
  let position: Int
}

/// A service with one host for all countries.
package struct GlobalService: Sendable {
  package let name: String
  package let label: String
  let position: Int
}
