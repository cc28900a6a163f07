internal import CountryManifest
internal import ManifestDiagnostics

struct RedundantAcceptedHost: ValidationRule {
  static let id: RuleID = "redundant-accepted-host"
  static let severity = Diagnostic.Severity.error
  static let summary = "a country accepts the host form that its requests go to, or one form twice"
  static let explanation = """
    `accepts` names forms of a country's host that open the app though no request goes there. Its own
    form always opens it: naming that one is a migration left half done.

    ```yaml
    countries:
      it: { tld: it, hosts: subdomain, accepts: [subdomain] }
      #                                          ^^^^^^^^^ error: `subdomain` is Italy's own form
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries where !country.accepts.isEmpty {
      guard country.code.value != manifest.product.defaultCountry?.value else { continue }
      let name = context.name(country)
      var first: [HostForm: SourceRange] = [:]
      for form in country.accepts {
        if let hosts = country.hosts, hosts.value == form.value {
          context.report(
            self,
            "`\(form.value.rawValue)` is \(name)'s own form, expected another",
            at: form.range,
            related: [.init("its requests go there", at: hosts.range)],
            help: "delete it"
          )
        } else if let earlier = first[form.value] {
          context.report(
            self,
            "`\(form.value.rawValue)` is accepted twice",
            at: form.range,
            related: [.init("first here", at: earlier)],
            help: "delete it"
          )
        }
        first[form.value] = first[form.value] ?? form.range
      }
    }
  }
}
