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
  static func all(_ manifest: Manifest, _ countries: [HostPlaces]) -> [SubdomainBudget] {
    let production = manifest.environments.first { $0.name.value == Environment.production }
    let isCounting = production?.hosts.map { $0.value != .named } ?? false
    let other = manifest.environments.first { $0.hosts?.value == .country }
    guard let limit = manifest.product.subdomainsPerDomain,
      let environment = isCounting ? production : other,
      let composer = HostComposer(environment, in: manifest)
    else { return [] }
    func budget(_ domain: String) -> SubdomainBudget {
      SubdomainBudget(limit: limit, domain: domain, environment: environment, countries: [])
    }
    var budgets = [budget(composer.mainDomain)]
    var positions = [composer.mainDomain: 0]
    for (position, hosts) in countries.enumerated() {
      let (requested, accepted) = composer.places(of: hosts)
      let places = [requested].compactMap(\.self) + accepted
      let own = Set(places.lazy.filter(\.isBare).map { composer.domain($0, of: hosts) })
      let shared = Set(places.lazy.filter(\.isPrefixed).map { composer.domain($0, of: hosts) })
        .subtracting(own)
      for domain in shared.sorted() {
        let known = positions[domain] ?? budgets.count
        if known == budgets.count {
          positions[domain] = known
          budgets.append(budget(domain))
        }
        budgets[known].countries.append(position)
      }
    }
    return budgets
  }
}
