internal import ManifestDiagnostics

/// The hosts by which an app and its websites know each other.
extension ResolvedManifest {
  /// The hosts whose links open a variant of the app: those of the countries whose status it lists,
  /// sorted.
  package func deepLinkHosts(of app: ResolvedApp) -> [String] {
    deepLinkHosts.filter { app.lists($0.status) }.map(\.name)
  }

  /// The values of `com.apple.developer.associated-domains` for a variant, sorted.
  package func associatedDomains(of app: ResolvedApp) -> [String] {
    deepLinkHosts(of: app).map { "applinks:\($0)" }
  }

  /// The hosts of a country that no request goes to and that still mean it, by environment; without
  /// the environments that have none.
  package func acceptedHosts(
    for country: ResolvedCountry
  ) -> [(environment: TableEnvironment, hosts: [String])] {
    tableEnvironments.compactMap { environment in
      let hosts = acceptedHosts(for: country, in: environment)
      return hosts.isEmpty ? nil : (environment, hosts)
    }
  }

  /// Those of the environment with a name.
  package func acceptedHosts(for country: ResolvedCountry, in name: String) -> [String] {
    tableEnvironments.first { $0.name == name }.map { acceptedHosts(for: country, in: $0) } ?? []
  }

  private func acceptedHosts(
    for country: ResolvedCountry,
    in environment: TableEnvironment
  ) -> [String] {
    let hosts = environment.acceptedHosts(of: countryServices, for: country)
    guard environment.name == Environment.production else { return hosts }
    return hosts + country.entitlementDomains.map(\.value)
  }
}
