internal import CountryManifest
internal import ManifestDiagnostics

struct SharedServiceAddress: ValidationRule {
  static let id: RuleID = "shared-service-address"
  static let severity = Diagnostic.Severity.warning
  static let summary = "two services have the same scheme, host and port"
  static let explanation = """
    Requests to both services reach the same server, which is usually a copied line whose label or port
    was not changed. In an environment with `hosts: named` all services have one host, so it is not
    compared there.

    ```yaml
    services:
      api:    { label: api }
      socket: { label: api }
      #                ^^^ warning: `socket` has the same scheme, host and port as `api` in `production`
    ```
    """

  /// Services with the same address have all of this in common.
  private struct Address: Hashable {
    var label: String
    var isGlobal: Bool
    var scheme: Scheme
    var port: Int?
  }

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    // An unlabelled global service, and a label with both scopes, are reported elsewhere.
    for (later, service) in manifest.services.enumerated() {
      guard let label = service.label else { continue }
      for (earlier, other) in manifest.services[..<later].enumerated()
      where other.isGlobal == service.isGlobal && !(service.isGlobal && label.value.isEmpty)
        && (other.label?.value == label.value || isWebWithout(other, service))
      {
        let isAlways = other.label?.value == label.value
        let shared = manifest.environments.filter { environment in
          environment.hosts.map { $0.value != .named } ?? false
            && (isAlways || hasSubdomains(environment, manifest))
            && address(service, label.value, environment)
              == address(manifest.services[earlier], label.value, environment)
        }
        guard !shared.isEmpty else { continue }
        context.report(
          self,
          "`\(service.name.value)` has the same scheme, host and port as `\(other.name.value)` in "
            + listing(shared.map(\.name.value)),
          at: label.range,
          related: [.init("the label of `\(other.name.value)`", at: (other.label ?? label).range)],
          help: label.value.isEmpty
            ? "write a label, or delete one of the services"
            : "write another label than `\(label.value)`, or delete one of the services"
        )
        break
      }
    }
  }

  /// Whether one is `web`, whose label is left out on subdomains, and the other has none anyway.
  private func isWebWithout(_ one: Service, _ other: Service) -> Bool {
    one.label?.value.isEmpty == true && other.name.value == Service.web
      || other.label?.value.isEmpty == true && one.name.value == Service.web
  }

  private func hasSubdomains(_ environment: Environment, _ manifest: Manifest) -> Bool {
    environment.hosts?.value == .subdomain
      || manifest.countries.contains { country in
        country.hosts?.value == .subdomain
          && country.code.value != manifest.product.defaultCountry?.value
      }
  }

  private func address(_ service: Service, _ label: String, _ environment: Environment) -> Address {
    let own = service.addresses.first { $0.environment.value == environment.name.value }
    return Address(
      label: label,
      isGlobal: service.isGlobal,
      scheme: own?.scheme?.value ?? environment.scheme?.value ?? .https,
      port: own?.port?.value
    )
  }
}
