internal import CountryManifest
internal import ManifestFindings

struct MissingProductionEnvironment: ValidationRule {
  static let id: RuleID = "missing-production-environment"
  static let severity = Finding.Severity.error
  static let summary = "there is no environment `production` whose hosts can be listed"
  static let explanation = """
    Deep links, language URLs and `COUNTRIES.md` use the production hosts. So there must be an
    environment `production`, with `hosts: country` or `hosts: subdomain`. The other environments can
    have any name.

    ```yaml
    environments:
      prod: { site: example, hosts: country }
    # ^^^^ error: no environment is named `production`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    if let hosts = context.production?.hosts, hosts.value == .named {
      context.report(
        self,
        "`production` has `hosts: named`, so its hosts are unknown until run time",
        at: hosts.range,
        help: "write `hosts: country` or `hosts: subdomain`"
      )
    }
    guard let first = manifest.environments.first, context.production == nil,
      // `malformed-name` reports a name with uppercase letters.
      !manifest.environments.contains(where: {
        $0.name.value.lowercased() == Environment.production
      })
    else { return }
    let near = manifest.environments.first { environment in
      nearestName(to: environment.name.value, among: [Environment.production]) != nil
        || Environment.production.hasPrefix(environment.name.value)
    }
    context.report(
      self,
      "no environment is named `production`",
      at: (near ?? first).name.range,
      help: near.map { "rename `\($0.name.value)`, or add an environment `production`" }
        ?? "add \(Self.row(beside: first))",
      fix: near.map { Fix($0.name, rewrittenAs: Environment.production) }
    )
  }

  /// A row for production, based on the row of another environment: the site `staging.acme` becomes `acme`.
  private static func row(beside other: Environment) -> String {
    let site =
      other.site?.value.split(separator: ".").last
      ?? other.domain?.value.split(separator: ".").first
    let hosts = other.hosts?.value == .named ? HostPolicy.country : other.hosts?.value ?? .country
    guard let site, HostName.problem(inLabel: site) == nil, site != "localhost" else {
      return "an environment `production`"
    }
    return "`production: { site: \(site), hosts: \(hosts.rawValue) }`"
  }
}
