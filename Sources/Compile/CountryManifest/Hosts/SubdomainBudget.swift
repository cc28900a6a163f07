package import ManifestFindings

/// The countries that share one domain, and the maximum number of them.
package struct SubdomainBudget: Sendable {
  package var limit: Located<Int>
  package var domain: String
  /// The environment to which the limit applies.
  package var environment: Environment
  /// The indices of the countries with a requested or accepted host on the domain, except the domain's owner.
  package var countries: [Int]

  /// One budget per shared domain, the main domain first.
  ///
  /// The limit applies to production or, if production has no `hosts` or `hosts: named`, to the first environment
  /// with `hosts: country`. The result is empty if there is no limit or no such environment.
  static func all(_ manifest: Manifest, _ hosts: HostIndex) -> [SubdomainBudget] {
    let environments = manifest.environments
    let production = environments.firstIndex { $0.name.value == Environment.production }
    let isCounting = production.map { environments[$0].hosts.map { $0.value != .named } ?? false }
    let counting =
      isCounting == true ? production : environments.firstIndex { $0.hosts?.value == .country }
    guard let limit = manifest.product.subdomainsPerDomain, let counting,
      let main = environments[counting].mainDomain(in: manifest)
    else { return [] }
    var domains = [main]
    var countries: [String: [Int]] = [:]
    for country in manifest.countries.indices {
      let own = hosts[counting, country]
      let shared = Set(own.lazy.filter { $0.place?.isPrefixed == true }.map(\.domain))
        .subtracting(own.lazy.filter { $0.place?.isBare == true }.map(\.domain))
      for domain in shared.sorted() {
        if !domains.contains(domain) { domains.append(domain) }
        countries[domain, default: []].append(country)
      }
    }
    return domains.map { domain in
      SubdomainBudget(
        limit: limit,
        domain: domain,
        environment: environments[counting],
        countries: countries[domain] ?? []
      )
    }
  }
}
