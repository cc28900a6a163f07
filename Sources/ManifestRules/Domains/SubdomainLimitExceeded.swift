internal import CountryManifest
internal import ManifestDiagnostics

struct SubdomainLimitExceeded: ValidationRule {
  static let id: RuleID = "subdomain-limit-exceeded"
  static let severity = Diagnostic.Severity.error
  static let summary = "more countries share a domain than the limit allows"
  static let explanation = """
    Every country on the shared domain adds hosts to certificates, associated domains and DNS. This
    rule counts all countries except the default one, including planned ones, that send requests to
    the shared domain or accept a host there.

    ```yaml
    product: { subdomains_per_domain: 1 }
    #                                 ^ error: 2 countries share `example.com`; the limit is 1
    countries:
      it: { hosts: subdomain }
      es: { hosts: subdomain }
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard let budget = context.derivation.subdomainBudget else { return }
    let count = budget.countries.count
    guard count > budget.limit.value else { return }
    budget.report(
      self,
      "\(count) countries share `\(budget.domain)`; the limit is \(budget.limit.value)",
      manifest,
      in: &context
    )
  }
}
