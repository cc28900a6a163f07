internal import CountryManifest
internal import ManifestFindings

struct UnsafeProductionHost: ValidationRule {
  static let id: RuleID = "unsafe-production-host"
  static let severity = Finding.Severity.error
  static let summary = "production uses plain HTTP or a nonstandard port"
  static let explanation = """
    Production is reached over https on the standard port. App Transport Security blocks plain HTTP, and
    a port usually comes from a copied development row.

    ```yaml
    environments:
      production: { site: example, hosts: country, scheme: http }
      #                                                    ^^^^ error: `production` has the scheme `http`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    if let scheme = context.production?.scheme, scheme.value == .http {
      report("`production` has the scheme `http`; expected `https`", scheme.range, in: &context)
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
          "service `\(name)` has the scheme `http` in production; expected `https`",
          scheme.range,
          in: &context
        )
      }
      if let port = address.port {
        report(
          "service `\(name)` has port \(port.value) in production; expected none",
          port.range,
          in: &context
        )
      }
    }
  }

  private func report(_ message: String, _ place: SourceRange, in context: inout RuleContext) {
    context.report(
      self,
      message,
      at: place,
      help: "delete it; the default is https on the standard port"
    )
  }
}
