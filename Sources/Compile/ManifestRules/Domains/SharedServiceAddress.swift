internal import CountryManifest
internal import ManifestFindings

struct SharedServiceAddress: ValidationRule {
  static let id: RuleID = "shared-service-address"
  static let severity = Finding.Severity.warning
  static let summary = "two services have the same scheme, host and port"
  static let explanation = """
    Requests to both services reach the same server. Usually a line was copied, and its label or port
    was not changed. In environments with `hosts: named`, all services share one host, so this rule
    skips them.

    ```yaml
    services:
      api:    { label: api }
      socket: { label: api }
      #                ^^^ warning: `socket` has the same scheme, host and port as `api` in `production`
    ```
    """

  /// What two services with the same address in an environment have in common.
  private struct Key: Hashable {
    var environment: String
    var label: String
    var isGlobal: Bool
    var scheme: Scheme
    var domain: String?
    var port: Int?
  }

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var owners: [Key: Service] = [:]
    for service in manifest.services {
      guard let label = service.label else { continue }
      var shared: [(environment: String, owner: Service)] = []
      for environment in manifest.environments where environment.hosts?.value != .named {
        let name = environment.name.value
        let own = service.addresses.first { $0.environment.value == name }
        let key = Key(
          environment: name,
          label: label.value,
          isGlobal: service.isGlobal,
          scheme: own?.scheme?.value ?? environment.scheme?.value ?? .https,
          domain: own?.domain?.value,
          port: own?.port?.value
        )
        if let owner = owners[key] { shared.append((name, owner)) } else { owners[key] = service }
      }
      guard let (_, owner) = shared.first else { continue }
      let environments = shared.filter { $0.owner.name.value == owner.name.value }.map(
        \.environment
      )
      context.report(
        self,
        "`\(service.name.value)` has the same scheme, host and port as `\(owner.name.value)` in "
          + listing(environments),
        at: label.range,
        related: [.init("the label of `\(owner.name.value)`", at: (owner.label ?? label).range)],
        help: "write another label, or delete one of the services"
      )
    }
  }
}
