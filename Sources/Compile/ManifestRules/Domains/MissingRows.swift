internal import CountryManifest
internal import ManifestFindings

struct MissingProductionEnvironment: ValidationRule {
  static let id: RuleID = "missing-production-environment"
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

  let context: RuleContext

  func check() {
    if let hosts = production?.hosts, hosts.value == .named {
      report(
        "`production` has `hosts: named`, so its hosts are unknown until run time",
        at: hosts.range,
        help: "write `hosts: country`, `hosts: subdomain` or `hosts: path`"
      )
    }
    guard
      let (first, near) = row(meantAs: Environment.production, manifest.environments.map(\.name))
    else { return }
    report(
      "no environment is named `production`",
      at: (near ?? first).range,
      help: near.map { "rename `\($0.value)`, or add an environment `production`" }
        ?? "add an environment `production`"
    )
  }
}

struct MissingWebService: ValidationRule {
  static let id: RuleID = "missing-web-service"
  static let summary =
    "there is no service `web`, or it has one host while another service has one per country"
  static let explanation = """
    `web` is the website, to which deep links and language URLs lead. If any service has a host for each
    country, the website has one, too. With `scope: global` for all services, countries share one website and
    need neither `hosts` nor `tld`.

    ```yaml
    services:
      api: { label: api }
      web: { label: www, scope: global }
      #                         ^^^^^^ error: service `web` has the scope `global`; expected `country`
    ```
    """

  let context: RuleContext

  func check() {
    let web = manifest.services.first { $0.name.value == Service.web }
    if let scope = web?.scope, scope.value == .global, manifest.hasCountryServices {
      report(
        "service `web` has the scope `global`; expected `country`",
        at: scope.range,
        help: "delete `scope`"
      )
    }
    guard let (first, similar) = row(meantAs: Service.web, manifest.services.map(\.name)) else {
      return
    }
    // Only the service `web` can have an empty label, so a service with an empty label was probably meant as `web`.
    let near = manifest.services.first { $0.label?.value.isEmpty == true }?.name ?? similar
    report(
      "no service is named `web`",
      at: (near ?? first).range,
      help: near.map { "rename `\($0.value)` to `web`" } ?? "add `web: { label: \"\" }`"
    )
  }
}

extension ValidationRule {
  /// The first row of a section, and the one that was probably meant to have a name; nil if a row has the name.
  ///
  /// `malformed-name` reports a row that has the name with uppercase letters.
  fileprivate func row(
    meantAs name: String,
    _ rows: [Located<String>]
  ) -> (first: Located<String>, near: Located<String>?)? {
    guard let first = rows.first, !rows.contains(where: { $0.value.lowercased() == name }) else {
      return nil
    }
    let near = rows.first { row in
      nearestName(to: row.value, among: [name]) != nil || name.hasPrefix(row.value)
    }
    return (first, near)
  }
}
