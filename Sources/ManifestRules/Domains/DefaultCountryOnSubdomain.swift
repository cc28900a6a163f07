internal import CountryManifest
internal import ManifestDiagnostics

struct DefaultCountryOnSubdomain: ValidationRule {
  static let id: RuleID = "default-country-on-subdomain"
  static let severity = Diagnostic.Severity.error
  static let summary = "the default country has something other than a domain of its own"
  static let explanation = """
    The default country's hosts carry no prefix anywhere, so a subdomain of its own domain has no
    meaning for it: its row says `hosts: tld` and accepts no other form.

    ```yaml
    product: { default_country: us }
    countries:
      us: { tld: com, hosts: subdomain }
      #                      ^^^^^^^^^ error: the default country has `hosts: subdomain`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard let country = manifest.defaultCountry else { return }
    let because = manifest.product.defaultCountry.map {
      [Diagnostic.Related("the default country", at: $0.range)]
    }
    if let hosts = country.hosts, hosts.value != .tld {
      context.report(
        self, "the default country has `hosts: subdomain`, expected `hosts: tld`", at: hosts.range,
        related: because ?? [], help: "write `tld`", fix: Fix("replace by `tld`", replacing: hosts.range, with: "tld"))
    }
    if let accepted = country.accepts.first {
      context.report(
        self, "the default country accepts `\(accepted.value.rawValue)`, expected no other form",
        at: accepted.range, related: because ?? [], help: "delete `accepts`")
    }
  }
}
