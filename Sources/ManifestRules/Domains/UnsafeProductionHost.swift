internal import CountryManifest
internal import ManifestDiagnostics

struct UnsafeProductionHost: ValidationRule {
  static let id: RuleID = "unsafe-production-host"
  static let severity = Diagnostic.Severity.error
  static let summary = "production is called without TLS or at a port"
  static let explanation = """
    Production is called by https at the standard port: App Transport Security refuses plain text,
    and a port is a sign of a copied development row.

    ```yaml
    environments:
      production: { site: example, hosts: country, scheme: http }
      #                                                    ^^^^ error: `production` has scheme `http`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    if let scheme = context.production?.scheme, scheme.value == .http {
      report("`production` has scheme `http`, expected `https`", scheme.range, in: &context)
    }
    for service in manifest.services {
      guard
        let address = service.addresses.first(where: {
          $0.environment.value == Environment.production
        })
      else { continue }
      let name = service.name.value
      if let scheme = address.scheme, scheme.value == .http {
        report(
          "`\(name)` has scheme `http` in production, expected `https`",
          scheme.range,
          in: &context
        )
      }
      if let port = address.port {
        report(
          "`\(name)` has port \(port.value) in production, expected none",
          port.range,
          in: &context
        )
      }
    }
  }

  private func report(_ message: String, _ place: SourceRange, in context: inout RuleContext) {
    context.report(self, message, at: place, help: "delete it; https without a port is the default")
  }
}
