internal import CountryManifest
internal import ManifestFindings

struct SubdomainLimitExceeded: ValidationRule {
  static let id: RuleID = "subdomain-limit-exceeded"
  static let summary = "more countries share a domain than the limit allows"
  static let explanation = """
    Every country on a shared domain adds hosts to associated domains, DNS and possibly certificates.
    For each shared domain of production, this rule counts the countries that send requests to it or
    accept a host on it. Planned countries count, too; the country that the domain belongs to does not.
    A `shared_tld` moves a country to another shared domain.

    ```yaml
    product: { subdomains_per_domain: 1 }
    #                                 ^ error: 2 countries share `example.com`; the limit is 1
    countries:
      it: { hosts: subdomain }
      es: { hosts: subdomain }
    ```
    """

  let context: RuleContext

  func check() {
    let environments = manifest.environments
    // The limit applies to production or, if its hosts are not known in advance, to the first environment with
    // `hosts: country`.
    let position =
      environments.firstIndex {
        $0.name.value == Environment.production && $0.hosts != nil && $0.hosts?.value != .named
      } ?? environments.firstIndex { $0.hosts?.value == .country }
    // The limit has one finding: about the domain that most countries share.
    guard let limit = manifest.product.subdomainsPerDomain, let position,
      let (domain, countries) = sharing(in: position).min(by: { one, other in
        (-one.value.count, one.key) < (-other.value.count, other.key)
      }), countries.count > limit.value
    else { return }
    let rows = countries.map { manifest.countries[$0].code }
    report(
      "\(rows.count) countries share `\(domain)`; the limit is \(limit.value)",
      at: limit.range,
      related: rows.last.map { [.init("the last of these countries", at: $0.range)] } ?? [],
      notes: ["countries on `\(domain)`: \(listing(rows.map(\.value)))"],
      help: "raise the limit, or "
        + (environments[position].hosts?.value == .country
          ? "give a country another domain with `hosts: tld` or `shared_tld`"
          : "write `hosts: country` in `\(environments[position].name.value)`")
    )
  }

  /// The countries with a requested or accepted host on each shared domain, except the domain's owner.
  private func sharing(in environment: Int) -> [String: [Int]] {
    var countries: [String: [Int]] = [:]
    for country in manifest.countries.indices {
      let hosts = derivation.hosts[environment, country]
      let own = hosts.filter { $0.place?.isBare == true }.map(\.domain)
      let shared = hosts.filter { $0.place?.isPrefixed == true }.map(\.domain)
      for domain in Set(shared).subtracting(own) { countries[domain, default: []].append(country) }
    }
    return countries
  }
}
