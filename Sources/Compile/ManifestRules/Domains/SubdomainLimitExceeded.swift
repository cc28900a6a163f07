internal import CountryManifest
internal import ManifestFindings

struct SubdomainLimitExceeded: ValidationRule {
  static let id: RuleID = "subdomain-limit-exceeded"
  static let severity = Finding.Severity.error
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
    let budgets = derivation.subdomainBudgets
    // The limit has one finding: about the domain that most countries share.
    guard let most = budgets.map(\.countries.count).max(),
      let budget = budgets.first(where: { $0.countries.count == most }), most > budget.limit.value
    else { return }
    let rows = budget.countries.map { manifest.countries[$0].code }
    report(
      "\(most) countries share `\(budget.domain)`; the limit is \(budget.limit.value)",
      at: budget.limit.range,
      related: rows.last.map { [.init("the last of these countries", at: $0.range)] } ?? [],
      notes: ["countries on `\(budget.domain)`: \(listing(rows.map(\.value)))"],
      help: budget.environment.hosts?.value == .subdomain
        ? "raise the limit, or write `hosts: country` in `\(budget.environment.name.value)`, so that "
          + "countries can have other domains"
        : "raise the limit, or give a country its own domain with `hosts: tld`, or another shared domain "
          + "with `shared_tld`"
    )
  }
}
