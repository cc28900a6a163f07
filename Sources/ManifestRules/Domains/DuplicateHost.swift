internal import CountryManifest
internal import ManifestDiagnostics

struct DuplicateHost: ValidationRule {
  static let id: RuleID = "duplicate-host"
  static let severity = Diagnostic.Severity.error
  static let summary = "two countries, environments or services have the same host"
  static let explanation = """
    The app determines country and environment from the host, so a host must be unique. The default
    country has no prefix: its service with the label `it` or `it-api` would have Italy's host.

    ```yaml
    environments:
      staging: { site: example, hosts: country }
      production: { site: example, hosts: country }
      #                   ^^^^^^^ error: site `example` is already used by `staging`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    let sharesSite = checkSites(manifest, in: &context)
    var reported: Set<SourceRange> = []
    for collision in context.hosts.collisions {
      let earlier = context.hosts.earlier(collision)
      let later = context.hosts.later(collision)
      if case .entitlement(let position) = later.kind, let country = later.country {
        report(
          entitlement: manifest.countries[country].entitlementDomains[position],
          against: earlier,
          manifest,
          in: &context
        )
        continue
      }
      // A shared site or a shared TLD is reported once, elsewhere.
      if earlier.environment != later.environment, sharesSite { continue }
      if let a = earlier.country, let b = later.country,
        manifest.countries[a].tld?.value == manifest.countries[b].tld?.value
      {
        continue
      }
      // Another rule reports a global service without a label, which is on the default country's host.
      if isUnlabelledGlobal(earlier, manifest) || isUnlabelledGlobal(later, manifest) { continue }
      report(earlier, later, manifest, &reported, in: &context)
    }
  }

  private func isUnlabelledGlobal(_ entry: HostTable.Entry, _ manifest: Manifest) -> Bool {
    guard let service = entry.service.map({ manifest.services[$0] }) else { return false }
    return service.isGlobal && service.label?.value.isEmpty ?? false
  }

  /// Two environments on one site share the default country's hosts.
  private func checkSites(_ manifest: Manifest, in context: inout RuleContext) -> Bool {
    var owners: [String: Environment] = [:]
    var isShared = false
    for environment in manifest.environments {
      guard let site = environment.site, !site.value.isEmpty else { continue }
      guard let owner = owners[site.value], let first = owner.site else {
        owners[site.value] = environment
        continue
      }
      isShared = true
      context.report(
        self,
        "site `\(site.value)` is already used by `\(owner.name.value)`",
        at: site.range,
        related: [.init("the site of `\(owner.name.value)`", at: first.range)],
        notes: [
          "the environments would have the same hosts, so a host would not identify its environment"
        ],
        help: "give `\(environment.name.value)` a different site"
      )
    }
    return isShared
  }

  private func report(
    entitlement domain: Located<String>,
    against earlier: HostTable.Entry,
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    context.report(
      self,
      "host `\(domain.value)` is already used by \(meaning(earlier, manifest, context))",
      at: domain.range,
      related: related(earlier, manifest),
      help: "delete the domain from one of them"
    )
  }

  /// The cause is a label that gives the default country or a global service another country's host.
  private func report(
    _ earlier: HostTable.Entry,
    _ later: HostTable.Entry,
    _ manifest: Manifest,
    _ reported: inout Set<SourceRange>,
    in context: inout RuleContext
  ) {
    // The table keeps only the host of the first entry.
    let host = context.hosts.host(earlier)
    for (one, other) in [(earlier, later), (later, earlier)] {
      guard let label = label(of: one, manifest), let country = other.country else { continue }
      let code = manifest.countries[country].code.value
      guard label.value == code || label.value.hasPrefix("\(code)-") else { continue }
      if !reported.insert(label.range).inserted { return }
      context.report(
        self,
        "label `\(label.value)` produces the host `\(host)`, which is already used by "
          + "\(meaning(other, manifest, context))",
        at: label.range,
        related: [
          .init(
            "the hosts of this country begin with its code",
            at: manifest.countries[country].code.range
          )
        ],
        help:
          "choose a label that is not a country code and does not begin with one followed by a hyphen"
      )
      return
    }
    guard let a = earlier.service, let b = later.service, a != b,
      let later = manifest.services[max(a, b)].label,
      let first = manifest.services[min(a, b)].label
    else { return reportAtCountry(later, earlier, host, manifest, &reported, in: &context) }
    guard reported.insert(later.range).inserted else { return }
    context.report(
      self,
      "label `\(later.value)` is already used by \(name(min(a, b), manifest)), and only one of the "
        + "two services is global",
      at: later.range,
      related: [.init("first used here", at: first.range)],
      help: "give one of them another label, or give both the same `scope`"
    )
  }

  /// Without a label or a site as the cause, the finding is at the country with the later host.
  private func reportAtCountry(
    _ later: HostTable.Entry,
    _ earlier: HostTable.Entry,
    _ host: String,
    _ manifest: Manifest,
    _ reported: inout Set<SourceRange>,
    in context: inout RuleContext
  ) {
    let row = later.country.map { manifest.countries[$0] }
    let site = manifest.environments[later.environment].site?.range
    guard let place = row.map({ ($0.tld ?? $0.code).range }) ?? site,
      reported.insert(place).inserted
    else { return }
    context.report(
      self,
      "host `\(host)` is already used by \(meaning(earlier, manifest, context))",
      at: place,
      related: related(earlier, manifest)
    )
  }

  private func label(of entry: HostTable.Entry, _ manifest: Manifest) -> Located<String>? {
    let isDefault =
      entry.country.map { manifest.countries[$0].code.value }
      == manifest.product.defaultCountry?.value
    guard let service = entry.service, isDefault || entry.country == nil,
      let label = manifest.services[service].label, !label.value.isEmpty
    else { return nil }
    return label
  }

  private func name(_ service: Int, _ manifest: Manifest) -> String {
    "`\(manifest.services[service].name.value)`"
  }

  /// "Italy's `api` in `production`".
  private func meaning(
    _ entry: HostTable.Entry,
    _ manifest: Manifest,
    _ context: RuleContext
  ) -> String {
    let owner =
      entry.country.map { context.name(manifest.countries[$0]) + "'s" }
      ?? "the global service"
    let service = entry.service.map { name($0, manifest) } ?? "entitlement domain"
    return "\(owner) \(service) in `\(manifest.environments[entry.environment].name.value)`"
  }

  private func related(
    _ entry: HostTable.Entry,
    _ manifest: Manifest
  ) -> [Diagnostic.Related] {
    if case .entitlement(let position) = entry.kind, let country = entry.country {
      let domain = manifest.countries[country].entitlementDomains[position]
      return [.init("first used here", at: domain.range)]
    }
    if let country = entry.country {
      return [.init("the country of that host", at: manifest.countries[country].code.range)]
    }
    return entry.service.flatMap { manifest.services[$0].label }
      .map { [.init("the label of that service", at: $0.range)] } ?? []
  }
}
