/// A host whose links open the variants of the app that list its country's status.
package struct DeepLinkHost: Sendable {
  package let name: String
  /// The registrable domain, whose files every host under it serves: `nextdoor.com`.
  package let domain: String
  package let status: Country.Status

  /// The hosts of all countries, each once, sorted by name.
  static func all(_ countries: [ResolvedCountry]) -> [DeepLinkHost] {
    var hosts: [String: Country.Status] = [:]
    for country in countries {
      for host in country.deepLinkHosts { hosts[host.value] = country.status.value }
    }
    return hosts.sorted { $0.key < $1.key }.map { name, status in
      let domain = Standards.embedded.registrableDomain(of: name)
      return DeepLinkHost(name: name, domain: domain, status: status)
    }
  }
}
