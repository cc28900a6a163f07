internal import CountryManifest
internal import ManifestFindings

struct GlobalServiceWithoutLabel: ValidationRule {
  static let id: RuleID = "global-service-without-label"
  static let severity = Finding.Severity.error
  static let summary = "a global service has an empty label"
  static let explanation = """
    A global service has one host for all countries. Without a label, that host would be the default
    country's own, unless the service has a `domain` in each environment.

    ```yaml
    services:
      auth: { label: "", scope: global }
      #              ^^ error: global service `auth` has an empty label
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for service in manifest.services where service.isGlobal && !service.areAddressesUnread {
      let ownDomains = Set(service.addresses.filter { $0.domain != nil }.map(\.environment.value))
      guard let label = service.label, label.value.isEmpty, service.name.value != Service.web,
        !manifest.environments.allSatisfy({
          $0.hosts?.value == .named || ownDomains.contains($0.name.value)
        })
      else { continue }
      context.report(
        self,
        "global service `\(service.name.value)` has an empty label",
        at: label.range,
        related: service.scope.map { [.init("declared global here", at: $0.range)] } ?? [],
        help: "write \(SharedServiceAddress.label(for: service))"
      )
    }
  }
}
