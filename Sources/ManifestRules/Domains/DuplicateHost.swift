internal import CountryManifest
internal import ManifestDiagnostics

struct DuplicateHost: ValidationRule {
  static let id: RuleID = "duplicate-host"
  static let severity = Diagnostic.Severity.error
  static let summary = "two countries, environments or services have the same host"
  static let explanation = """
    The app determines country and environment from the host, so a host must be unique. The default
    country has no prefix: its service with the label `it` or `it-api` would have Italy's host. An
    environment whose site is `it.example` would have it, too.

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
      if earlier.environment != later.environment {
        // A shared domain is reported once, above.
        guard domains[earlier.environment] != domains[later.environment] else { continue }
        // Production is right, wherever it is written.
        let isProduction =
          manifest.environments[later.environment].name.value == Environment.production
        let (wrong, right) = isProduction ? (earlier, later) : (later, earlier)
        let host = context.hosts.host(earlier)
        reportAtEnvironment(wrong, right, host, manifest, &reported, in: &context)
        continue
      }
      // A shared TLD and a shared prefix are reported elsewhere.
      if let a = earlier.country, let b = later.country,
        manifest.countries[a].hostPrefix == manifest.countries[b].hostPrefix
          || manifest.countries[a].tld != nil
            && manifest.countries[a].tld?.value == manifest.countries[b].tld?.value
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

  /// Two environments on one domain share the default country's hosts.
  private func checkDomains(
    _ domains: [String?],
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    var owners: [String: Environment] = [:]
    let all = Array(zip(domains, manifest.environments))
    // The domain of production is the right one, wherever it is written.
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
        help: "give `\(environment.name.value)` a different \(key)"
      )
    }
  }

  /// Under different domains, one of them is where the other has a host.
  private func reportAtEnvironment(
    _ wrong: HostTable.Entry,
    _ right: HostTable.Entry,
    _ host: String,
    _ manifest: Manifest,
    _ reported: inout Set<SourceRange>,
    in context: inout RuleContext
  ) {
    let environment = manifest.environments[wrong.environment]
    guard let place = environment.place, reported.insert(place.range).inserted else { return }
    context.report(
      self,
      "host `\(host)` of `\(environment.name.value)` is already used by "
        + meaning(right, manifest, context),
      at: place.range,
      related: related(right, manifest),
      help: "give `\(environment.name.value)` a different \(environment.placeKey)"
    )
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

  /// The cause is a label that is another country's prefix, or begins with it.
  private func report(
    _ earlier: HostTable.Entry,
    _ later: HostTable.Entry,
    _ manifest: Manifest,
    _ reported: inout Set<SourceRange>,
    in context: inout RuleContext
  ) {
    // The table keeps only the host of the first entry.
    let host = context.hosts.host(earlier)
    let first = host.prefix { $0 != "." }
    for (one, other) in [(earlier, later), (later, earlier)] {
      guard let label = one.service.flatMap({ manifest.services[$0].label }), label.value == first,
        let country = other.country.map({ manifest.countries[$0] }),
        first == country.hostPrefix || first.hasPrefix("\(country.hostPrefix)-")
      else { continue }
      report(label, of: one, against: other, country, host, manifest, &reported, in: &context)
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

  /// At the prefix, if that was chosen, and otherwise at the label.
  private func report(
    _ label: Located<String>,
    of one: HostTable.Entry,
    against other: HostTable.Entry,
    _ country: Country,
    _ host: String,
    _ manifest: Manifest,
    _ reported: inout Set<SourceRange>,
    in context: inout RuleContext
  ) {
    let chosen = country.prefix.flatMap { $0.value == country.code.value ? nil : $0 }
    guard reported.insert((chosen ?? label).range).inserted else { return }
    if let prefix = chosen {
      context.report(
        self,
        "prefix `\(prefix.value)` produces the host `\(host)`, which is already used by "
          + meaning(one, manifest, context),
        at: prefix.range,
        related: [.init("the label of that service", at: label.range)],
        help: "choose a prefix that no service's label is or begins with"
      )
    } else {
      context.report(
        self,
        "label `\(label.value)` produces the host `\(host)`, which is already used by "
          + meaning(other, manifest, context),
        at: label.range,
        related: [.init("the hosts of this country begin with its code", at: country.code.range)],
        help:
          "choose a label that is not a country code and does not begin with one followed by a hyphen"
      )
    }
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
    let site = manifest.environments[later.environment].place?.range
    guard let place = row.map({ ($0.sharedTLD ?? $0.tld ?? $0.code).range }) ?? site,
      reported.insert(place).inserted
    else { return }
    context.report(
      self,
      "host `\(host)` is already used by \(meaning(earlier, manifest, context))",
      at: place,
      related: related(earlier, manifest)
    )
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
