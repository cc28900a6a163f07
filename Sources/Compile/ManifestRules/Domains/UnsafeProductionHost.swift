internal import CountryManifest
internal import ManifestFindings

struct UnsafeProductionHost: ValidationRule {
  static let id: RuleID = "unsafe-production-host"
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

  let context: RuleContext

  func check() {
    check(production?.scheme, "`production`", "")
    for service in manifest.services {
      let name = "service `\(service.name.value)`"
      for address in service.addresses
      where address.environment.value == Environment.production {
        check(address.scheme, name, " in production")
        guard let port = address.port else { continue }
        report("\(name) has port \(port.value) in production; expected none", at: port.range)
      }
    }
  }

  private func check(_ scheme: Located<Scheme>?, _ owner: String, _ place: String) {
    guard let scheme, scheme.value == .http else { return }
    report("\(owner) has the scheme `http`\(place); expected `https`", at: scheme.range)
  }

  private func report(_ message: String, at place: SourceRange) {
    report(message, at: place, help: "delete it; the default is https on the standard port")
  }
}
