internal import CountryManifest
internal import ManifestDiagnostics

extension ResolvedManifest {
  /// The hosts to which no request goes and which still name a country, each with its environment.
  func acceptedHosts(_ country: Int) -> [(environment: String, host: String)] {
    let row = written.countries[country]
    var hosts: [(environment: String, host: String)] = []
    for environment in environments where environment.hosts == .country {
      let forms = hostForms(environment)
      for accepted in row.accepts {
        for service in services where !service.row.isGlobal {
          hosts.append((environment.name, forms.host(service.label, row, accepted.value)))
        }
      }
    }
    return hosts
      + row.entitlementDomains.map { (CountryManifest.Environment.production, $0.value) }
  }

  /// The same by environment, without those that have none.
  func acceptedHostsByEnvironment(_ country: Int) -> [(environment: String, hosts: [String])] {
    let accepted = acceptedHosts(country)
    return environments.map(\.name).compactMap { environment in
      let hosts = accepted.filter { $0.environment == environment }.map(\.host)
      return hosts.isEmpty ? nil : (environment, hosts)
    }
  }
}
