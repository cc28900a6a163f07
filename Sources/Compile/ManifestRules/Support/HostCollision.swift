internal import CountryManifest
internal import ManifestFindings

/// Two entries of the host index that have the same host, and the finding about them.
struct HostCollision {
  private let earlier: HostIndex.Entry
  private let later: HostIndex.Entry
  private let manifest: Manifest
  private let standards: Standards
  private let host: String

  struct Report {
    let message: String
    let place: SourceRange
    var related: [Finding.Related] = []
    var help: String? = nil
  }

  init(
    _ earlier: HostIndex.Entry,
    _ later: HostIndex.Entry,
    _ manifest: Manifest,
    _ derivation: Derivation
  ) {
    self.earlier = earlier
    self.later = later
    self.manifest = manifest
    standards = derivation.standards
    // The index stores a host only for the earlier entry.
    host = derivation.hosts.address(earlier)
  }

  /// The finding; nil if another finding covers the collision.
  var finding: Report? {
    if later.isEntitlement { return findingAtEntitlement }
    if earlier.environment != later.environment { return findingAtEnvironment }
    // Another rule reports a global service without a label, which has the same host as the default country.
    guard !haveSameDomain, !isUnlabelledGlobal(earlier), !isUnlabelledGlobal(later) else {
      return nil
    }
    return findingAtPath ?? findingAtPrefixOrLabel ?? findingAtSecondLabel ?? findingAtCountry
  }

  /// The finding if two countries have the same path.
  private var findingAtPath: Report? {
    guard let segment = Address(host).segment, let one = country(earlier),
      let other = country(later), one.pathSegment == segment, other.pathSegment == segment
    else { return nil }
    return Report(
      message: "path `\(segment)` is already used by \(meaning(earlier))",
      place: (other.path ?? other.prefix ?? other.code).range,
      related: related(earlier),
      help: "give one of them another `path`"
    )
  }

  /// Whether the countries have the same TLD or prefix, which other rules report.
  private var haveSameDomain: Bool {
    guard let one = country(earlier), let other = country(later) else { return false }
    return one.hostPrefix == other.hostPrefix
      || one.tld != nil && one.tld?.value == other.tld?.value
  }

  private func isUnlabelledGlobal(_ entry: HostIndex.Entry) -> Bool {
    service(entry).map { $0.isGlobal && $0.label?.value.isEmpty ?? false } ?? false
  }

  private var findingAtEntitlement: Report? {
    guard let domain = entitlement(later) else { return nil }
    if Address(host).segment != nil {
      return Report(
        message: "countries have paths on `\(domain.value)`, so it cannot be an entitlement domain",
        place: domain.range,
        related: related(earlier),
        help: "delete it: the paths already open the app"
      )
    }
    return Report(
      message: "host `\(domain.value)` is already used by \(meaning(earlier))",
      place: domain.range,
      related: related(earlier),
      help: "delete the domain from one of them"
    )
  }

  /// The finding if the entries are in different environments, with different domains but an equal host.
  private var findingAtEnvironment: Report? {
    // The finding is never about production, even if production comes later in the manifest.
    let isProduction = environment(later).name.value == Environment.production
    let (wrong, right) = isProduction ? (earlier, later) : (later, earlier)
    let environment = environment(wrong)
    guard let place = environment.place else { return nil }
    return Report(
      message: "host `\(host)` of `\(environment.name.value)` is already used by \(meaning(right))",
      place: place.range,
      related: related(right),
      help: "give `\(environment.name.value)` a different \(environment.placeKey)"
    )
  }

  /// The finding if a service's label equals another country's prefix or begins with it and a hyphen.
  ///
  /// The finding is at the prefix if the country's row sets one, and otherwise at the label.
  private var findingAtPrefixOrLabel: Report? {
    let first = host.prefix { $0 != "." }
    for (one, other) in [(earlier, later), (later, earlier)] {
      guard let label = service(one)?.label, label.value == first,
        let country = country(other),
        first == country.hostPrefix || first.hasPrefix("\(country.hostPrefix)-")
      else { continue }
      if let prefix = country.prefix, prefix.value != country.code.value {
        return Report(
          message:
            "prefix `\(prefix.value)` produces the host `\(host)`, which is already used by "
            + meaning(one),
          place: prefix.range,
          related: [.init("the label of that service", at: label.range)],
          help: "choose a prefix that is not a service's label and does not begin one"
        )
      }
      return Report(
        message:
          "label `\(label.value)` produces the host `\(host)`, which is already used by "
          + meaning(other),
        place: label.range,
        related: [.init("the hosts of this country begin with its code", at: country.code.range)],
        help:
          "choose a label that is not a country code and does not begin with one followed by a hyphen"
      )
    }
    return nil
  }

  private var findingAtSecondLabel: Report? {
    guard let one = earlier.service, let other = later.service, one != other,
      let second = manifest.services[max(one, other)].label,
      let first = manifest.services[min(one, other)].label
    else { return nil }
    let owner = manifest.services[min(one, other)].name.value
    return Report(
      message:
        "label `\(second.value)` is already used by `\(owner)`, and only one of the two services is global",
      place: second.range,
      related: [.init("first used here", at: first.range)],
      help: "give one of them another label, or give both the same `scope`"
    )
  }

  /// The finding at the country of the later entry, if neither a label nor a site is the cause.
  private var findingAtCountry: Report? {
    let row = country(later).map { ($0.sharedTLD ?? $0.tld ?? $0.code).range }
    guard let place = row ?? environment(later).place?.range else { return nil }
    return Report(
      message: "host `\(host)` is already used by \(meaning(earlier))",
      place: place,
      related: related(earlier)
    )
  }
}

// MARK: The rows of an entry

extension HostCollision {
  private func country(_ entry: HostIndex.Entry) -> Country? {
    entry.country.map { manifest.countries[$0] }
  }

  private func service(_ entry: HostIndex.Entry) -> Service? {
    entry.service.map { manifest.services[$0] }
  }

  private func environment(_ entry: HostIndex.Entry) -> Environment {
    manifest.environments[entry.environment]
  }

  private func entitlement(_ entry: HostIndex.Entry) -> Located<String>? {
    guard case .entitlement(let position) = entry.kind else { return nil }
    return country(entry)?.entitlementDomains[position]
  }

  /// A description of an entry, such as "Italy's `api` in `production`".
  private func meaning(_ entry: HostIndex.Entry) -> String {
    let owner =
      country(entry).map { standards.nameInSentence($0.code.value) + "'s" } ?? "the global service"
    let service = service(entry).map { "`\($0.name.value)`" } ?? "entitlement domain"
    return "\(owner) \(service) in `\(environment(entry).name.value)`"
  }

  private func related(_ entry: HostIndex.Entry) -> [Finding.Related] {
    if let domain = entitlement(entry) { return [.init("first used here", at: domain.range)] }
    if let country = country(entry) {
      return [.init("already used by this country", at: country.code.range)]
    }
    return service(entry)?.label.map { [.init("the label of that service", at: $0.range)] } ?? []
  }
}

extension HostIndex.Entry {
  /// Whether the entry comes from a country's `entitlement_domains`.
  var isEntitlement: Bool {
    if case .entitlement = kind { country != nil } else { false }
  }
}
