internal import CountryManifest
internal import ManifestDiagnostics

struct SubdomainLimitNearlyReached: ValidationRule {
  static let id: RuleID = "subdomain-limit-nearly-reached"
  static let severity = Diagnostic.Severity.warning
  static let summary = "80 % of the countries that may share a domain do so"
  static let explanation = """
    A limit that is met on the day of a launch is met too late, so the last fifth is announced.
    What is counted, `subdomain-limit-exceeded` says.

    ```yaml
    product: { subdomains_per_domain: 2 }
    #                                 ^ warning: 2 of 2 countries share `example.com`
    countries:
      it: { hosts: subdomain }
      es: { hosts: subdomain }
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard let budget = context.derivation.subdomainBudget else { return }
    let (count, limit) = (budget.countries.count, budget.limit.value)
    guard count <= limit, count * 5 >= limit * 4 else { return }
    budget.report(
      self,
      "\(count) of \(limit) countries that may share `\(budget.domain)` do so",
      manifest,
      in: &context
    )
  }
}
