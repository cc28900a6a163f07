internal import ManifestDiagnostics

/// An environment whose hosts are all known: those in the table of hosts.
package struct TableEnvironment: Sendable {
  package let name: String
  let policy: HostPolicy
  let composer: HostComposer
  let addresses: [ServiceAddress]

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
