internal import CountryManifest
internal import ManifestFindings

struct ConflictingDomain: ValidationRule {
  static let id: RuleID = "conflicting-domain"
  static let summary = "a `domain` conflicts with a `site`, with `hosts` or with `scope`"
  static let explanation = """
    `domain` is the whole domain of an environment, so it replaces `site` and the default country's TLD.
    With `hosts: country`, each country has its own TLD, so one `domain` cannot be the domain of all. A
    service can have a `domain` only if it has `scope: global`, because all countries share that host,
    and not in an environment with `hosts: named`.

    ```yaml
    environments:
      staging: { domain: example.dev, hosts: country }
      #                  ^^^^^^^^^^^ error: `staging` has a `domain` and `hosts: country`
    ```
    """

  let context: RuleContext

  func check() {
    for environment in manifest.environments {
      guard let domain = environment.domain else { continue }
      let name = environment.name.value
      if environment.site != nil {
        report(
          "`\(name)` has a `site` and a `domain`; expected one of them",
          at: domain.range,
          help: "delete one of them"
        )
      } else if environment.hosts?.value == .country {
        report(
          "`\(name)` has a `domain` and `hosts: country`",
          at: domain.range,
          help: "write a `site` instead of the `domain`, or `hosts: subdomain`"
        )
      }
    }
    for service in manifest.services {
      for address in service.addresses { check(address, of: service) }
    }
  }

  private func check(_ address: Service.Address, of service: Service) {
    guard let domain = address.domain else { return }
    let (name, environment) = (service.name.value, address.environment.value)
    let hosts = manifest.environments.first { $0.name.value == environment }?.hosts?.value
    if !service.isGlobal {
      report(
        "`\(name)` has a `domain`, but without `scope: global` it has a host for each country",
        at: domain.range,
        help: "add `scope: global` to the service, or delete the `domain`"
      )
    } else if hosts == .named {
      report(
        "`\(name)` has a `domain` in `\(environment)`, where all services share a host",
        at: domain.range,
        help: "delete the `domain`"
      )
    }
  }
}
