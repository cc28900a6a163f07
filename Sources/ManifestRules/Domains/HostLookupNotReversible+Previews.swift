internal import CountryManifest
internal import ManifestDiagnostics

/// What must not be under the domain of previews.
extension HostLookupNotReversible {
  /// Reports environments under the domain of another one's previews.
  ///
  /// - Returns: the positions of all of them, reported or not.
  func checkNesting(
    _ environments: [Int],
    under others: [Int],
    _ domains: [String?],
    _ manifest: Manifest,
    in context: inout RuleContext
  ) -> Set<Int> {
    var nested: Set<Int> = []
    for inner in environments {
      let environment = manifest.environments[inner]
      guard let domain = domains[inner], let place = environment.place,
        let outer = others.first(where: { domain.hasSuffix(".\(domains[$0] ?? domain)") }),
        let outerDomain = domains[outer]
      else { continue }
      nested.insert(inner)
      // Other rules report malformed domains, and suffixes for domains.
      guard HostName.problem(inName: domain) == nil, HostName.problem(inName: outerDomain) == nil,
        !context.standards.isPublicSuffix(outerDomain)
      else { continue }
      let (name, other) = (environment.name.value, manifest.environments[outer])
      context.report(
        self,
        "the hosts of `\(name)` are under `\(outerDomain)`, where every label is the name of a "
          + "preview in `\(other.name.value)`",
        at: place.range,
        related: other.place.map { [.init("where those previews are", at: $0.range)] } ?? [],
        help: environment.domain == nil
          ? "give `\(name)` a different site" : "give `\(name)` a domain outside `\(outerDomain)`"
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
            [.init("the \(environment.placeKey) of that environment", at: place.range)]
          } ?? [],
          help: "use a domain outside `\(main)`, where every label is the name of a preview"
        )
      }
    }
  }
}
