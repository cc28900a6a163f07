internal import CountryManifest
internal import ManifestDiagnostics

struct DuplicateHost: ValidationRule {
  static let id: RuleID = "duplicate-host"
  static let severity = Diagnostic.Severity.error
  static let summary = "one host would mean two countries or two environments"
  static let explanation = """
    The app tells country and environment from a host, so no two may share one. The default country
    has no prefix: a service labelled `it`, or `it-api`, takes Italy's host for it.

    ```yaml
    environments:
      staging: { site: example, hosts: country }
      production: { site: example, hosts: country }
      #                   ^^^^^^^ error: site `example` is `staging`'s already
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
      // Two environments on one site, and two countries on one TLD, are told once elsewhere.
      if earlier.environment != later.environment, sharesSite { continue }
      if let a = earlier.country, let b = later.country,
        manifest.countries[a].tld?.value == manifest.countries[b].tld?.value
      {
        continue
      }
      // A global service without a label is on the default country's host by that alone.
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
        "site `\(site.value)` is `\(owner.name.value)`'s already",
        at: site.range,
        related: [.init("`\(owner.name.value)`'s, first", at: first.range)],
        notes: ["their hosts would be the same, and a host tells its environment"],
        help: "give `\(environment.name.value)` a site of its own"
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
      "host `\(domain.value)` already means \(meaning(earlier, manifest, context))",
      at: domain.range,
      related: related(earlier, manifest),
      help: "each domain belongs to one country"
    )
  }

  /// A label is the cause where it makes the default country's host another's, or a global one.
  private func report(
    _ earlier: HostTable.Entry,
    _ later: HostTable.Entry,
    _ manifest: Manifest,
    _ reported: inout Set<SourceRange>,
    in context: inout RuleContext
  ) {
    // The table keeps the host of the first alone.
    let host = context.hosts.host(earlier)
    for (one, other) in [(earlier, later), (later, earlier)] {
      guard let label = label(of: one, manifest), let country = other.country else { continue }
      let code = manifest.countries[country].code.value
      guard label.value == code || label.value.hasPrefix("\(code)-") else { continue }
      if !reported.insert(label.range).inserted { return }
      context.report(
        self,
        "label `\(label.value)` makes the host `\(host)`, which is "
          + "\(meaning(other, manifest, context))",
        at: label.range,
        related: [
          .init("the code that its hosts begin with", at: manifest.countries[country].code.range)
        ],
        help: "a label is no country's code and does not begin with one and a hyphen"
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
      "label `\(later.value)` is \(name(min(a, b), manifest))'s already, and only one of the two "
        + "serves all countries on one host",
      at: later.range,
      related: [.init("first here", at: first.range)],
      help: "give one of them another label, or both the same `scope`"
    )
  }

  /// Where neither a label nor a site explains it, the country whose host came second is the place.
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
      "host `\(host)` already means \(meaning(earlier, manifest, context))",
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
      ?? "all countries'"
    let service = entry.service.map { name($0, manifest) } ?? "entitlement domain"
    return "\(owner) \(service) in `\(manifest.environments[entry.environment].name.value)`"
  }

  private func related(
    _ entry: HostTable.Entry,
    _ manifest: Manifest
  ) -> [Diagnostic.Related] {
    if case .entitlement(let position) = entry.kind, let country = entry.country {
      let domain = manifest.countries[country].entitlementDomains[position]
      return [.init("first here", at: domain.range)]
    }
    if let country = entry.country {
      return [.init("its country", at: manifest.countries[country].code.range)]
    }
    return entry.service.flatMap { manifest.services[$0].label }
      .map { [.init("its service's label", at: $0.range)] } ?? []
  }
}
