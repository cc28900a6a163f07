internal import CountryManifest
internal import ManifestDiagnostics

/// Under the domain of previews there is nothing else.
extension HostLookupNotReversible {
  /// Reports environments under the domain of another one's previews, and returns their positions.
  func checkNesting(
    _ environments: [Int],
    under others: [Int],
    _ domains: [String?],
    _ manifest: Manifest,
    in context: inout RuleContext
  ) -> Set<Int> {
    var nested: Set<Int> = []
    for inner in environments {
      guard let domain = domains[inner], let place = manifest.environments[inner].place else {
        continue
      }
      let outer = others.first { domain.hasSuffix(".\(domains[$0] ?? domain)") }
      guard let outer, let outerDomain = domains[outer] else { continue }
      let (name, other) = (manifest.environments[inner].name, manifest.environments[outer])
      nested.insert(inner)
      context.report(
        self,
        "the hosts of `\(name.value)` are under `\(outerDomain)`, where every label is the name of a "
          + "preview in `\(other.name.value)`",
        at: place.range,
        related: other.place.map { [.init("where those previews are", at: $0.range)] } ?? [],
        help: "give `\(name.value)` a domain outside `\(outerDomain)`"
      )
    }
    return nested
  }

  /// A host in the table must not be one that a preview could have.
  func checkTable(
    _ environments: [Int],
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    guard !environments.isEmpty else { return }
    var reported: Set<Int> = []
    for (entry, meaning) in context.derivation.hostResolver.hostsLikePreviews() {
      guard let name = meaning.name, environments.contains(meaning.environment) else { continue }
      if case .entitlement = entry.kind { continue }
      let preview = manifest.environments[meaning.environment]
      guard let place = preview.place, reported.insert(meaning.environment).inserted else {
        continue
      }
      let environment = manifest.environments[entry.environment]
      context.report(
        self,
        "host `\(context.hosts.host(entry))` of `\(environment.name.value)` is also the preview "
          + "`\(name)` in `\(preview.name.value)`",
        at: place.range,
        related: environment.place.map { [.init("where that host is", at: $0.range)] } ?? [],
        help: "give previews a domain under which there is nothing else"
      )
    }
  }

  func checkEntitlementDomains(
    _ manifest: Manifest,
    _ environment: Environment,
    in context: inout RuleContext
  ) {
    guard let main = environment.mainDomain(in: manifest) else { return }
    for country in manifest.countries where !country.entitlementDomains.isEmpty {
      for domain in country.entitlementDomains where domain.value.hasSuffix(".\(main)") {
        context.report(
          self,
          "`\(domain.value)` resolves to `\(environment.name.value)`; expected "
            + "\(context.name(country)) in `production`",
          at: domain.range,
          related: environment.place.map { place in
            let key = environment.domain == nil ? "site" : "domain"
            return [.init("the \(key) of that environment", at: place.range)]
          } ?? [],
          help: "use a domain outside `\(main)`, where every label is the name of a preview"
        )
      }
    }
  }
}
