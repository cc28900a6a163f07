internal import CountryManifest
internal import ManifestFindings

struct DuplicateHost: ValidationRule {
  static let id: RuleID = "duplicate-host"
  static let summary = "a host does not lead back to its own country and environment"
  static let explanation = """
    The app determines country and environment from the host, so a host must be unique.

    - The default country has no prefix: if one of its services has the label `it` or `it-api`, it gets
      Italy's host. An environment whose site is `it.example` gets it, too. A global service without a
      label gets the default country's host.
    - A prefix or a path must not be another country's code, even if that country has another one:
      otherwise an old link to `it.example.com` could mean Italy, and a new one France.
    - In an environment with `hosts: named`, every label under the main domain is the name of a preview,
      so no host of another environment can be exactly one label under it.

    ```yaml
    environments:
      production: { site: example, hosts: country }
      staging: { site: example, hosts: country }
      #                ^^^^^^^ error: host `example.com` is shared by `web` (United States, `staging`) and …
    ```
    """

  let context: RuleContext

  func check() {
    checkWritten("prefix", \.prefix)
    checkWritten("path", \.path)
    let hosts = derivation.hosts
    for collision in hosts.collisions {
      let (first, later) = (hosts.all[collision.first], hosts.all[collision.later])
      let rows = [first, later].compactMap(row(of:))
      let tlds = rows.compactMap(\.tld?.value)
      // A code that is not a country's is reported, and `duplicate-tld` reports countries with the same TLD.
      guard rows.allSatisfy(isKnown),
        first.environment != later.environment || tlds.count < 2 || tlds[0] != tlds[1]
      else { continue }
      let causes = [(later, first), (first, later)].compactMap { host, other in
        cause(of: host, besides: other).map { (host, other, cause: $0) }
      }
      guard let (host, other, cause) = causes.min(by: { $0.cause.rank < $1.cause.rank }) else {
        continue
      }
      report(
        "host `\(first.address)` is shared by \(owner(of: host)) and \(owner(of: other))",
        at: cause.place,
        related: place(of: other).map { [.init("the other owner", at: $0)] } ?? [],
        help: cause.help
      )
    }
    checkPreviews()
  }

  /// Reports a prefix or a path that is another country's code, or that another country has, too.
  private func checkWritten(_ key: String, _ written: KeyPath<Country, Located<String>?>) {
    var owners: [String: Country] = [:]
    for country in manifest.countries {
      guard let text = country[keyPath: written], text.value != country.code.value else { continue }
      let coded = derivation.positions[text.value].map { manifest.countries[$0] }
      guard let owner = coded ?? owners[text.value] else {
        owners[text.value] = country
        continue
      }
      let place = coded?.code ?? owner[keyPath: written]
      report(
        "\(key) `\(text.value)` is \(coded == nil ? "already the \(key)" : "the code") of "
          + name(of: owner),
        at: text.range,
        related: place.map { [.init("used here", at: $0.range)] } ?? [],
        help: "choose another \(key), or delete it"
      )
    }
  }

  // MARK: Owners

  private func row(of host: Host) -> Country? { host.country.map { manifest.countries[$0] } }

  /// The owner of a host as a text: "`api` (Italy, `production`)".
  private func owner(of host: Host) -> String {
    let service = host.service.map { "`\(manifest.services[$0].name.value)`" }
    let country = row(of: host).map { standards.englishName($0.code.value) + ", " }
    let environment = manifest.environments[host.environment].name.value
    return "\(service ?? "an entitlement domain") (\(country ?? "")`\(environment)`)"
  }

  /// The place in the manifest that shows the owner of a host.
  private func place(of host: Host) -> SourceRange? {
    entitlement(host)?.range ?? row(of: host)?.code.range
      ?? host.service.flatMap { manifest.services[$0].label?.range }
  }

  /// The element of a country's `entitlement_domains` that is the host; nil for hosts of services.
  private func entitlement(_ host: Host) -> Located<String>? {
    guard host.use == .entitlement else { return nil }
    return row(of: host)?.entitlementDomains.first { $0.value == host.address }
  }

  /// The value that gives a host its address, and what to do about it.
  ///
  /// Of the causes for two hosts, the one with the lower rank is reported.
  private func cause(
    of host: Host,
    besides other: Host
  ) -> (rank: Int, place: SourceRange, help: String)? {
    if let domain = entitlement(host) {
      return (0, domain.range, "delete the domain from one of them")
    }
    let environment = manifest.environments[host.environment]
    if host.environment != other.environment {
      let name = environment.name.value
      // The finding is never about production, even if production comes later in the manifest.
      guard let place = environment.place, name != Environment.production else { return nil }
      return (1, place.range, "give `\(name)` a different \(environment.placeKey)")
    }
    let row = row(of: host)
    if host.isPath, other.isPath, let row {
      let rank = row.path != nil ? 2 : row.prefix != nil ? 3 : 4
      let place = (row.path ?? row.prefix ?? row.code).range
      return (rank, place, "give one of them another `path`")
    }
    let isPrefixed = host.place?.isPrefixed == true
    if isPrefixed, let prefix = row?.prefix { return (2, prefix.range, "choose another prefix") }
    if !isPrefixed, let service = host.service, service != other.service,
      let label = manifest.services[service].label
    {
      let help = "choose a label that is neither a country's code nor another service's label"
      return (row == nil ? 3 : 4, label.range, help)
    }
    let place = row.map { $0.sharedTLD ?? $0.tld ?? $0.code } ?? environment.place
    return place.map { (5, $0.range, "give one of them another domain") }
  }

  // MARK: Previews

  /// Reports hosts that are also hosts of previews, whose names are chosen at run time, and previews that do not lead
  /// back.
  private func checkPreviews() {
    let named = manifest.environments.indices.filter {
      manifest.environments[$0].hosts?.value == .named
    }
    let lookup = derivation.hostLookup
    for host in named.isEmpty ? [] : derivation.hosts.entries {
      guard let preview = lookup.preview(host.address), let name = preview.name else { continue }
      let environment = manifest.environments[preview.environment]
      guard let place = entitlement(host) ?? environment.place else { continue }
      report(
        "host `\(host.address)` of \(owner(of: host)) is also the preview `\(name)` in "
          + "`\(environment.name.value)`",
        at: place.range,
        help: "give previews a domain that has no other hosts"
      )
    }
    for position in named {
      let environment = manifest.environments[position]
      guard let place = environment.place, let (host, owner) = lostPreview(in: position) else {
        continue
      }
      report(
        "previews of `\(environment.name.value)`, such as `\(host)`, lead to \(owner)",
        at: place.range,
        help: "give `\(environment.name.value)` a \(environment.placeKey) of its own"
      )
    }
  }

  /// A preview of an environment that does not lead back to it, and where it leads to.
  private func lostPreview(in position: Int) -> (host: String, owner: String)? {
    guard let composer = HostComposer(manifest.environments[position], in: manifest) else {
      return nil
    }
    // The name is too long to be a country's code or prefix.
    let preview = HostLabel(preview: "nameofapreviewofacountry")
    for (country, hosts) in derivation.hostPlaces.enumerated() {
      guard let place = composer.places(of: hosts).requested, isKnown(manifest.countries[country])
      else { continue }
      let host = composer.address(preview, hosts, at: place)
      let meaning = derivation.hostLookup.resolve(address: host)
      guard meaning?.environment != position, HostName.problem(inLabels: host) == nil else {
        continue
      }
      let owner = meaning.map { "`\(manifest.environments[$0.environment].name.value)`" }
      return (host, owner ?? "no environment")
    }
    return nil
  }
}

extension Environment {
  /// The value that determines the domain of the environment's hosts: its domain or its site.
  var place: Located<String>? { domain ?? site }

  /// The key of `place`.
  var placeKey: String { domain == nil ? "site" : "domain" }
}
