internal import CountryManifest
internal import ManifestDiagnostics

struct GlobalServiceWithoutLabel: ValidationRule {
  static let id: RuleID = "global-service-without-label"
  static let severity = Diagnostic.Severity.error
  static let summary = "a service for all countries has the empty label"
  static let explanation = """
    A global service lives on one host for all countries. Without a label that is the default
    country's own host.

    ```yaml
    services:
      auth: { label: "", scope: global }
      #              ^^ error: `auth` serves all countries and has no label
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for service in manifest.services where service.isGlobal {
      guard let label = service.label, label.value.isEmpty, service.name.value != Service.web else {
        continue
      }
      context.report(
        self,
        "`\(service.name.value)` serves all countries and has no label",
        at: label.range,
        related: service.scope.map { [.init("for all countries", at: $0.range)] } ?? [],
        help: "give it a label, such as `\(service.name.value)`"
      )
    }
  }
}
