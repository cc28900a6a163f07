package import ManifestDiagnostics

/// How many countries share the default country's domain, and how many may.
///
/// A domain of one country's own is never shared, so it is not counted.
package struct SubdomainBudget: Sendable {
  package var limit: Located<Int>
  package var domain: String
  /// Positions of the countries with a host there, requested or accepted, except the default.
  package var countries: [Int]

  /// Nil where there is no limit, or no environment in which it counts.
  init?(_ manifest: Manifest) {
    let counting = manifest.environments.filter { $0.hosts?.value == .country }
    let environment = counting.first { $0.name.value == Environment.production } ?? counting.first
    guard let limit = manifest.product.subdomainsPerDomain, let site = environment?.site,
      let main = manifest.defaultCountry?.tld
    else { return nil }
    self.limit = limit
    domain = "\(site.value).\(main.value)"
    countries = manifest.countries.indices.filter { position in
      let country = manifest.countries[position]
      guard country.code.value != manifest.product.defaultCountry?.value else { return false }
      return country.hosts?.value == .subdomain
        || country.accepts.contains { $0.value == .subdomain }
    }
  }
}
