internal import CountryManifest
internal import ManifestFindings

struct DuplicateHost: ValidationRule {
  static let id: RuleID = "duplicate-host"
  static let severity = Finding.Severity.error
  static let summary = "two countries, environments or services have the same host"
  static let explanation = """
    The app determines country and environment from the host, so a host must be unique. The default
    country has no prefix: if one of its services has the label `it` or `it-api`, it gets Italy's host.
    An environment whose site is `it.example` gets it, too.

    ```yaml
    environments:
      production: { site: example, hosts: country }
      staging: { site: example, hosts: country }
      #                ^^^^^^^ error: site `example` is already used by `production`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    let domains = manifest.environments.map { $0.mainDomain(in: manifest) ?? $0.site?.value }
    checkDomains(domains, manifest, in: &context)
    var reported: Set<SourceRange> = []
    for collision in context.hosts.collisions {
      let (earlier, later) = (context.hosts.earlier(collision), context.hosts.later(collision))
      // `checkDomains` reports environments that have the same domain.
      if earlier.environment != later.environment,
        domains[earlier.environment] == domains[later.environment],
        !later.isEntitlement
      {
        continue
      }
      let pair = HostCollision(earlier, later, manifest, context.derivation)
      guard let finding = pair.finding, reported.insert(finding.place).inserted else { continue }
      context.report(
        self,
        finding.message,
        at: finding.place,
        related: finding.related,
        help: finding.help
      )
    }
  }

  /// Reports environments that have the same domain and therefore the same hosts for the default country.
  private func checkDomains(
    _ domains: [String?],
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    var owners: [String: Environment] = [:]
    let all = Array(zip(domains, manifest.environments))
    // Production is processed first, so that the finding is never at production.
    let production = all.filter { $0.1.name.value == Environment.production }
    let others = all.filter { $0.1.name.value != Environment.production }
    for (domain, environment) in production + others {
      guard let domain, let place = environment.place, !place.value.isEmpty else { continue }
      guard let owner = owners[domain], let first = owner.place else {
        owners[domain] = environment
        continue
      }
      let isSame = first.value == place.value || environment.domain != nil
      let key = environment.placeKey
      let named = "`\(owner.name.value)`"
      context.report(
        self,
        isSame
          ? "\(key) `\(place.value)` is already used by \(named)"
          : "\(key) `\(place.value)` leads to `\(domain)`, which is already used by \(named)",
        at: place.range,
        related: [
          .init("the \(owner.placeKey) of \(named)", at: first.range)
        ],
        notes: [
          "the environments would have the same hosts, so a host would not identify its environment"
        ],
        help: "give `\(environment.name.value)` a different \(key), such as "
          + "`\(environment.name.value.replacing("_", with: "-")).\(place.value)`"
      )
    }
  }
}
