package import ManifestDiagnostics

/// How many countries share one domain, and how many may.
package struct SubdomainBudget: Sendable {
  package var limit: Located<Int>
  package var domain: String
  /// Positions of the countries with a host there, requested or accepted, except the one whose own
  /// domain it is.
  package var countries: [Int]

  /// One per shared domain, the main one first; none where there is no limit, or no environment in
  /// which it counts: production or another one with `hosts: country`.
  static func all(_ manifest: Manifest, _ countries: [CountryHosts]) -> [SubdomainBudget] {
    let counting = manifest.environments.filter { $0.hosts?.value == .country }
    let environment = counting.first { $0.name.value == Environment.production } ?? counting.first
    guard let limit = manifest.product.subdomainsPerDomain,
      let composer = environment.flatMap({ HostComposer($0, in: manifest) })
    else { return [] }
    var budgets = [SubdomainBudget(limit: limit, domain: composer.mainDomain, countries: [])]
    for (position, hosts) in countries.enumerated() {
      let (requested, accepted) = composer.places(of: hosts)
      let places = [requested].compactMap(\.self) + accepted
      for domain in Set(places.lazy.filter { !$0.isBare }.map(composer.domain)).sorted() {
        guard !places.contains(where: { $0.isBare && composer.domain($0) == domain }) else {
          continue
        }
        let known = budgets.firstIndex { $0.domain == domain }
        if known == nil { budgets.append(Self(limit: limit, domain: domain, countries: [])) }
        budgets[known ?? budgets.count - 1].countries.append(position)
      }
    }
    return budgets
  }
}
