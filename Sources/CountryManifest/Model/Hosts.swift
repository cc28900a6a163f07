/// Where one country's hosts are: what `hosts` of a country says.
package enum HostForm: String, CaseIterable, Sendable {
  /// On a domain of the country's own: `nextdoor.it`.
  case tld
  /// On a subdomain of a shared domain: `it.nextdoor.com`.
  case subdomain
}

/// Where a country's hosts are or were: an element of `accepts`.
package struct AcceptedHosts: Hashable, Sendable {
  package var form: HostForm
  /// The TLD of `{ subdomain: com }`; nil for the country's shared domain.
  package var sharedTLD: String?

  package init(_ form: HostForm, sharedTLD: String? = nil) {
    self.form = form
    self.sharedTLD = sharedTLD
  }

  /// As it is written in a manifest: `subdomain`, `{ subdomain: com }`.
  package var text: String {
    sharedTLD.map { "{ \(form.rawValue): \($0) }" } ?? form.rawValue
  }
}

/// How an environment chooses the hosts of all countries: what `hosts` of an environment says.
package enum HostPolicy: String, CaseIterable, Sendable {
  /// Each country has the form that its own `hosts` says.
  case country
  /// Every country except the default one is on a subdomain.
  case subdomain
  /// All services share one host, whose name is chosen at run time.
  case named
}

/// How a country's prefix and a service's label form a subdomain.
package enum SubdomainShape: String, CaseIterable, Sendable {
  /// One label, which a wildcard certificate covers: `it-api.nextdoor.com`.
  case countryService = "country-service"
  /// Two labels: `api.it.nextdoor.com`.
  case serviceCountry = "service.country"
}

package enum Scheme: String, CaseIterable, Sendable {
  case https, http
}
