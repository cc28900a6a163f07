/// Where one country's hosts are: what `hosts` and `accepts` of a country say.
package enum HostForm: String, CaseIterable, Sendable {
  /// On a domain of the country's own: `nextdoor.it`.
  case tld
  /// On a subdomain of the default country's domain: `it.nextdoor.com`.
  case subdomain
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

package enum Scheme: String, CaseIterable, Sendable {
  case https, http
}
