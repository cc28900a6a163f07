internal import CountryManifest
internal import ManifestDiagnostics

struct MissingProductionEnvironment: ValidationRule {
  static let id: RuleID = "missing-production-environment"
  static let severity = Diagnostic.Severity.error
  static let summary = "no environment `production` has hosts that can be listed"
  static let explanation = """
    Deep links, language URLs and the report speak of production, so it must be among the
    environments and form its hosts by `country` or `subdomain`; the other names are free.

    ```yaml
    environments:
      prod: { site: example, hosts: country }
    # ^^^^ error: no environment is called `production`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    if let hosts = context.production?.hosts, hosts.value == .named {
      context.report(
        self,
        "`production` names its hosts at run time, so no link can be listed",
        at: hosts.range,
        help: "write `hosts: country` or `hosts: subdomain`"
      )
    }
    guard let first = manifest.environments.first, context.production == nil,
      // In capitals it is a name that is reported.
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
      "no environment is called `production`",
      at: (near ?? first).name.range,
      help: near.map { "rename `\($0.name.value)`, or add it" }
        ?? "add an environment `production`",
      fix: near.map { Fix($0.name, rewrittenAs: Environment.production) }
    )
  }
}
