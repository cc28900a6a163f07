internal import CountryManifest
internal import ManifestFindings

struct SubdomainLimitNearlyReached: ValidationRule {
  static let id: RuleID = "subdomain-limit-nearly-reached"
  static let severity = Finding.Severity.warning
  static let summary = "a shared domain has at least 80 % of the countries that its limit allows"
  static let explanation = """
    If you notice the limit only on the day of a launch, it is too late, so this rule warns from 80 %
    on. The rule `subdomain-limit-exceeded` explains which countries count.

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
