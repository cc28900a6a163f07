internal import CountryManifest
internal import ManifestFindings

struct ConflictingDomain: ValidationRule {
  static let id: RuleID = "conflicting-domain"
  static let severity = Finding.Severity.error
  static let summary = "an environment's `domain` conflicts with its `site` or its `hosts`"
  static let explanation = """
    `domain` is the whole domain of an environment, so it replaces `site` and the default country's
    TLD. With `hosts: country` each country has its own TLD, which one domain cannot have.

    ```yaml
    environments:
      staging: { domain: example.dev, hosts: country }
      #                  ^^^^^^^^^^^ error: `staging` has a `domain` and `hosts: country`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for environment in manifest.environments {
      guard let domain = environment.domain else { continue }
      let name = environment.name.value
      if let site = environment.site {
        context.report(
          self,
          "`\(name)` has a `site` and a `domain`; expected one of them",
          at: domain.range,
          related: [.init("the site", at: site.range)],
          help: "delete one of them"
        )
      } else if let hosts = environment.hosts, hosts.value == .country {
        context.report(
          self,
          "`\(name)` has a `domain` and `hosts: country`",
          at: domain.range,
          related: [.init("each country's TLD is needed here", at: hosts.range)],
          help: "write a `site` instead of the `domain`, or `hosts: subdomain`"
        )
      }
    }
  }
}
