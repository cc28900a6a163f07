internal import CountryManifest
internal import ManifestFindings

struct HostLookupNotReversible: ValidationRule {
  static let id: RuleID = "host-lookup-not-reversible"
  static let severity = Finding.Severity.error
  static let summary = "a host does not resolve to its own country and environment"
  static let explanation = """
    `Environment(host:)` must map every generated host back to its country and environment, or links
    open the wrong country. This rule looks up every generated host. In an environment with
    `hosts: named`, every label under the main domain is the name of a preview. So no host of another
    environment can be exactly one label under it. Entitlement domains, and main domains of other
    environments with `hosts: named`, cannot be anywhere under it.

    ```yaml
    environments:
      preview: { site: example-test, hosts: named }
    countries:
      it: { tld: it, entitlement_domains: [promo.example-test.com] }
      #                                    ^^^^^^^^^^^^^^^^^^^^^^ error: `promo.example-test.com` resolves to `preview`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    let named = manifest.environments.indices.filter {
      manifest.environments[$0].hosts?.value == .named
    }
    guard !named.isEmpty else { return }
    // `duplicate-host` reports environments that have the same domain.
    let domains = manifest.environments.map { $0.mainDomain(in: manifest) }
    let unique = named.filter { position in
      domains[position] != nil && domains.count { $0 == domains[position] } == 1
    }
    let nested = checkNesting(unique, under: named, domains, manifest, in: &context)
    // Hosts under a nested domain are also under the outer domain, so checking the outer one is enough.
    let outermost = unique.filter { !nested.contains($0) }
    checkPreviews(outermost, manifest, in: &context)
    checkTable(outermost, manifest, in: &context)
    for position in outermost {
      checkEntitlementDomains(manifest, manifest.environments[position], in: &context)
    }
  }

  /// Checks that each country's preview host resolves to that country.
  private func checkPreviews(
    _ environments: [Int],
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    let name = sampleName(manifest)
    let label = HostLabel(preview: name)
    let resolver = context.derivation.hostLookup
    var failed: Set<Int> = []
    var host: [UInt8] = []
    for position in environments {
      guard let composer = HostComposer(manifest.environments[position], in: manifest) else {
        continue
      }
      for (country, hosts) in context.derivation.hostPlaces.enumerated() {
        guard let place = composer.places(of: hosts).requested else { continue }
        host.removeAll(keepingCapacity: true)
        composer.append(label, hosts, at: place, to: &host)
        let meaning = resolver.resolve(address: host[...])
        guard meaning?.environment != position || meaning?.country != country else { continue }
        failed.insert(country)
      }
    }
    report(failed, manifest, in: &context)
  }

  /// A name for a preview, such as `preview0-1`, that does not begin with the code or prefix of a country.
  private func sampleName(_ manifest: Manifest) -> String {
    let reserved = Set(manifest.countries.flatMap { [$0.code.value, $0.hostPrefix] })
    var number = 0
    while reserved.contains("preview\(number)") { number += 1 }
    return "preview\(number)-1"
  }

  /// Reports the countries for which the check failed, unless another rule reports the cause, such as an invalid code.
  private func report(_ failed: Set<Int>, _ manifest: Manifest, in context: inout RuleContext) {
    guard !failed.isEmpty,
      manifest.environments.allSatisfy({ HostName.problem(inName: $0.place?.value ?? "-") == nil }),
      Set(manifest.countries.map(\.hostPrefix)).count == manifest.countries.count
    else { return }
    for position in failed.sorted() {
      let country = manifest.countries[position]
      guard context.isKnown(country), HostName.problem(inLabel: country.hostPrefix[...]) == nil,
        !country.hostPrefix.contains("-")
      else { continue }
      context.report(
        self,
        "a host of \(context.name(country)) resolves to another country or to none",
        at: country.code.range
      )
    }
  }
}

extension Environment {
  /// The value that determines the domain of the environment's hosts: its domain or its site.
  var place: Located<String>? { domain ?? site }

  /// The key of `place`.
  var placeKey: String { domain == nil ? "site" : "domain" }
}

/// Checks that no host is under the domain of previews.
extension HostLookupNotReversible {
  /// Reports environments whose domain is under the domain of another environment's previews.
  ///
  /// - Returns: the indices of all such environments, including those that other rules report.
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
      // Other rules report malformed domains and public suffixes.
      guard HostName.problem(inName: domain) == nil, HostName.problem(inName: outerDomain) == nil,
        !context.standards.isPublicSuffix(outerDomain)
      else { continue }
      let (name, other) = (environment.name.value, manifest.environments[outer])
      context.report(
        self,
        "the hosts of `\(name)` are under `\(outerDomain)`, where every label is the name of a "
          + "preview in `\(other.name.value)`",
        at: place.range,
        related: other.place.map {
          [.init("the \(other.placeKey) of these previews", at: $0.range)]
        } ?? [],
        help: environment.domain == nil
          ? "give `\(name)` a different site" : "give `\(name)` a domain outside `\(outerDomain)`"
      )
    }
    return nested
  }

  /// Checks that no known host can also be the host of a preview.
  func checkTable(
    _ environments: [Int],
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    guard !environments.isEmpty else { return }
    var reported: Set<Int> = []
    for (entry, meaning) in context.derivation.hostLookup.hostsLikePreviews() {
      guard let name = meaning.name, environments.contains(meaning.environment) else { continue }
      if case .entitlement = entry.kind { continue }
      let preview = manifest.environments[meaning.environment]
      guard let place = preview.place, reported.insert(meaning.environment).inserted else {
        continue
      }
      let environment = manifest.environments[entry.environment]
      context.report(
        self,
        "host `\(context.hosts.address(entry))` of `\(environment.name.value)` is also the preview "
          + "`\(name)` in `\(preview.name.value)`",
        at: place.range,
        related: environment.place.map {
          [.init("the \(environment.placeKey) of that host", at: $0.range)]
        } ?? [],
        help: "give previews a domain that has no other hosts"
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
