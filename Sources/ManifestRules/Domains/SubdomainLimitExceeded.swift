internal import CountryManifest
internal import ManifestDiagnostics

struct SubdomainLimitExceeded: ValidationRule {
  static let id: RuleID = "subdomain-limit-exceeded"
  static let severity = Diagnostic.Severity.error
  static let summary = "more countries share a domain than may"
  static let explanation = """
    Every country on the shared domain adds hosts that certificates, associated domains and DNS have
    to carry. Counted are all countries but the default, planned ones too, with a host there that
    requests go to or that is accepted.

    ```yaml
    product: { subdomains_per_domain: 1 }
    #                                 ^ error: 2 countries share `example.com`, more than 1
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
      "\(count) countries share `\(budget.domain)`, more than \(budget.limit.value)",
      manifest,
      in: &context
    )
  }
}
