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

  let context: RuleContext

  func check() {
    var owners: [String: Service] = [:]
    for service in manifest.services {
      guard let label = service.label else { continue }
      for environment in manifest.environments where environment.hosts?.value != .named {
        let name = environment.name.value
        let address = ServiceAddress(service, in: environment)
        let domain = address.domain?.value ?? ""
        let key = "\(name) \(address.url(label.value)) \(domain) \(service.isGlobal)"
        guard let owner = owners[key] else {
          owners[key] = service
          continue
        }
        report(
          "`\(service.name.value)` has the same scheme, host and port as `\(owner.name.value)` in "
            + "`\(name)`",
          at: label.range,
          related: [.init("the label of `\(owner.name.value)`", at: (owner.label ?? label).range)],
          help: "write another label, or delete one of the services"
        )
      }
    }
  }
}
