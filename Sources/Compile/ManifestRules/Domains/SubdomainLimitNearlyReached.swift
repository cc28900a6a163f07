internal import CountryManifest
internal import ManifestFindings

struct SubdomainLimitNearlyReached: ValidationRule {
  static let id: RuleID = "subdomain-limit-nearly-reached"
  static let severity = Finding.Severity.warning
  static let summary = "at least 80 % of the countries that a domain can have are on it"
  static let explanation = """
    Reaching a limit on the day of a launch is too late, so this rule warns from 80 % on. See
    `subdomain-limit-exceeded` for what is counted.

    ```yaml
    product: { subdomains_per_domain: 2 }
    #                                 ^ warning: `example.com` has 2 of at most 2 countries
    countries:
      it: { hosts: subdomain }
      es: { hosts: subdomain }
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for budget in context.derivation.subdomainBudgets {
      let (count, limit) = (budget.countries.count, budget.limit.value)
      guard count <= limit, count * 5 >= limit * 4 else { continue }
      budget.report(
        self,
        "`\(budget.domain)` has \(count) of at most \(limit) countries",
        manifest,
        in: &context
      )
    }
  }
}
