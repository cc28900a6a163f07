internal import CountryManifest
internal import ManifestFindings

struct MissingProductionEnvironment: ValidationRule {
  static let id: RuleID = "missing-production-environment"
  static let severity = Finding.Severity.error
  static let summary = "there is no environment `production` whose hosts can be listed"
  static let explanation = """
    Deep links, language URLs and `COUNTRIES.md` use the production hosts. So there must be an
    environment `production`, with `hosts: country`, `hosts: subdomain` or `hosts: path`. The other
    environments can have any name.

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
        help: "write `hosts: country`, `hosts: subdomain` or `hosts: path`"
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
        ?? "add an environment `production`",
      fix: near.map { Fix($0.name, rewrittenAs: Environment.production) }
    )
  }
}
