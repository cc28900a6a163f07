internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

enum ProductionHostRemoved: BreakingRule {
  static let id = BreakingChangeID.productionHostRemoved
  static let summary = "a production host is no longer called or accepted"
  static let explanation = """
    Apps in use call the host until they are updated, and links to it are shared and printed. Keep the
    old hosts in `accepts`, and links to them still open the app. In an allow comment, NAME is the country
    or the host. If another row or key took away hosts of many countries, NAME is that row or key: the service,
    `production`, the new default country or the new `subdomain_shape`.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let hosts = comparison.retiredHosts
    let ofCountries = comparison.countries.flatMap { pair -> [BreakingChange] in
      guard pair.new != nil else { return [] }
      return (hosts.removed[pair.code] ?? []).map {
        BreakingChange(id, .country(pair.code), part: $0, message($0))
      }
    }
    return ofCountries
      + hosts.removedByRows.grouped { $0.row }.map { group in
        let (row, hosts) = (group[0].row, group.map(\.host))
        return BreakingChange(
          id,
          row,
          part: comparison.part(of: row, hosts),
          hosts.count == 1
            ? message(hosts[0]) : message(hosts, row, isShape: comparison.hasOtherSubdomainShape)
        )
      }
  }

  private static func message(_ host: String) -> Message {
    "the app no longer calls or accepts \(code: host) in production"
  }

  private static func message(
    _ hosts: [String],
    _ row: Change.Subject,
    isShape: Bool
  ) -> Message {
    let cause: Message =
      switch row {
      case .service(let name): "service \(code: name) has other hosts"
      case .environment(let name): "\(code: name) has other hosts"
      default:
        isShape
          ? "\(code: "subdomain_shape") changed" : "the default country changed"
      }
    return "the app no longer calls or accepts \(list: hosts) in production: \(cause)"
  }
}

enum ProductionHostReassigned: BreakingRule {
  static let id = BreakingChangeID.productionHostReassigned
  static let summary = "a production host leads to another country, service or environment"
  static let explanation = """
    Apps in use go on to call the host until they are updated, and links to it are shared and printed:
    all of them reach another country, service or environment, without an error. Keep the host where it
    was, or leave it unused until no app calls it. In an allow comment, NAME is the country that had it,
    or the host. If another row or key took away hosts of many countries, NAME is that row or key: the
    service, `production`, the new default country or the new `subdomain_shape`.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.retiredHosts.reassigned.grouped(by: key).map { group in
      let (row, owner, hosts) = (group[0].row, group[0].owner, group.map(\.host))
      return BreakingChange(
        id,
        row,
        part: comparison.part(of: row, hosts),
        hosts.count == 1 ? "\(code: hosts[0]) \(owner.one)" : "\(list: hosts) \(owner.several)"
      )
    }
  }

  /// The key by which hosts are combined into one report; each host of a country is reported separately.
  private static func key(
    _ row: Change.Subject,
    _ host: String,
    _ owner: RetiredHosts.NewOwner
  ) -> [String] {
    if case .country = row { return [host] }
    return [row.section, row.name ?? "", owner.one.text]
  }
}

enum HostSharedByCountries: BreakingRule {
  static let id = BreakingChangeID.hostSharedByCountries
  static let summary = "a host alone no longer identifies a country"
  static let explanation = """
    A country has a path on the host now, so `Environment(host:)` is nil for it: code that knows only
    the host would take a link to one country for a link to another. Read URLs with `Environment(url:)`
    before this is released. In an allow comment, NAME is the environment.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let (old, new) = (comparison.old, comparison.new)
    guard new.hosts.hasPaths else { return [] }
    let shared = old.hosts.entries.filter { entry in
      guard entry.country != nil, !entry.isPath else { return false }
      return !old.hosts.hasPaths(on: entry.address) && new.hosts.hasPaths(on: entry.address)
    }
    return shared.grouped { $0.environment }.map { entries in
      let environment = old.environments[entries[0].environment].name
      let hosts = entries.map(\.address)
      return BreakingChange(
        id,
        .environment(environment),
        hosts.count == 1
          ? "\(code: hosts[0]) alone no longer identifies a country"
          : "\(list: hosts) alone no longer identify a country"
      )
    }
  }
}

enum TLDChanged: BreakingRule {
  static let id = BreakingChangeID.tldChanged
  static let summary = "the TLD of a country changed or was removed"
  static let explanation = """
    Apps find a country by its TLD, as `Country(tld:)` does, whether or not a host has it. The hosts
    that change with it are reported as `production-host-removed`.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.countries.compactMap { pair in
      guard let old = pair.old?.country.tld?.value, let new = pair.new?.country,
        old != new.tld?.value
      else { return nil }
      let now: Message = new.tld.map { "is now \(code: $0.value)" } ?? "is removed"
      return BreakingChange(
        id,
        .country(pair.code),
        "TLD \(code: old) of \(name: new.nameInSentence) \(now)"
      )
    }
  }
}

/// The production hosts of the old manifest that the new manifest does not have, or uses for something else.
struct RetiredHosts {
  /// Hosts that are no longer called or accepted, by country code; hosts of removed services are left out.
  var removed: [String: [String]] = [:]
  /// Hosts that are no longer called or accepted because a row that affects all countries changed, each with that row.
  var removedByRows: [(row: Change.Subject, host: String)] = []
  /// Hosts that lead to another country, service or environment, each with the row whose change caused this.
  var reassigned: [(row: Change.Subject, host: String, owner: NewOwner)] = []

  /// The end of a sentence about hosts: "leads to France now" for one host, "lead to France now" for several.
  struct NewOwner {
    let one: Message
    let several: Message
  }
}

extension Comparison {
  func findRetiredHosts() -> RetiredHosts {
    var result = RetiredHosts()
    guard let before = old.production else { return result }
    let services = Set(new.services.map(\.name))
    let renames = renames
    let shared = SharedCauses(changes, hasOtherSubdomainShape: hasOtherSubdomainShape)
    for pair in countries where !pair.hasSameURLs {
      guard let country = pair.old?.country else { continue }
      let present = pair.new.map { new.productionHosts(of: $0.country) } ?? []
      let own = Set(country.entitlementDomains.map(\.value))
      for host in before.hosts(of: country, old) {
        let service = old.hostLookup.resolve(address: host)?.service.map { old.services[$0].name }
        let owner = owner(of: host, was: renames[country.code] ?? country.code, service)
        let cause =
          own.contains(host) ? nil : pair.new.flatMap { shared.cause(service, country, $0.country) }
        if case .other(let place) = owner {
          result.reassigned.append((cause ?? .country(country.code), host, place))
        } else if owner == nil, !present.contains(host), !own.contains(host),
          service.map(services.contains) ?? true
        {
          if let cause {
            result.removedByRows.append((cause, host))
          } else {
            result.removed[country.code, default: []].append(host)
          }
        }
      }
    }
    let present = new.globalHosts
    for (service, host) in old.globalHosts where !present.contains(where: { $0 == (service, host) })
    {
      let cause = shared.cause(service, nil, nil) ?? .service(service)
      if case .other(let place) = owner(of: host, was: nil, service) {
        result.reassigned.append((cause, host, place))
      } else if services.contains(service), !present.contains(where: { $0.host == host }) {
        result.removedByRows.append((cause, host))
      }
    }
    return result
  }

  private enum Owner {
    case same
    case other(RetiredHosts.NewOwner)
  }

  /// Whether a host belongs to the same country and service as before; nil if the new manifest does not have the host.
  ///
  /// A country's host that now serves all countries counts as the same, because it still reaches the same service. A
  /// renamed service counts as the same if each manifest has only one of the two names.
  private func owner(of host: String, was country: String?, _ service: String?) -> Owner? {
    guard let meaning = new.hostLookup.resolve(address: host) else { return nil }
    let environment = new.environments[meaning.environment].name
    guard environment == Environment.production else {
      return .other(
        .init(
          one: "is a host of environment \(code: environment) now",
          several: "are hosts of environment \(code: environment) now"
        )
      )
    }
    if let found = meaning.country.map({ new.countries[$0] }), found.code != country {
      let alone = country == nil ? " alone" : ""
      let place: Message = "to \(name: found.nameInSentence)\(words: alone) now"
      return .other(.init(one: "leads \(place)", several: "lead \(place)"))
    }
    guard let service, let now = meaning.service.map({ new.services[$0].name }), now != service,
      old.services.contains(where: { $0.name == now })
        || new.services.contains(where: { $0.name == service })
    else { return .same }
    return .other(
      .init(one: "leads to service \(code: now) now", several: "lead to service \(code: now) now")
    )
  }
}

extension Comparison {
  /// The part of a row that a comment must name to allow the row's change.
  ///
  /// This is the new default country, the new shape of subdomains or the only removed host; nil for several hosts.
  func part(of row: Change.Subject, _ hosts: [String]) -> String? {
    if row == .product {
      return hasOtherSubdomainShape
        ? new.product.subdomainShape.value.rawValue : new.product.defaultCountry.value
    }
    return hosts.count == 1 ? hosts[0] : nil
  }

  fileprivate var hasOtherSubdomainShape: Bool {
    old.product.subdomainShape.value != new.product.subdomainShape.value
  }
}

extension ResolvedManifest {
  /// The production environment; nil if its hosts are unknown until run time.
  fileprivate var production: TableEnvironment? {
    tableEnvironments.first { $0.name == Environment.production }
  }

  /// The hosts of a country that are called or accepted in production.
  fileprivate func productionHosts(of country: ResolvedCountry) -> Set<String> {
    Set(production?.hosts(of: country, self) ?? [])
  }

  fileprivate var globalHosts: [(service: String, host: String)] {
    guard let production else { return [] }
    return globalServices.map { ($0.name, shortURL(production.url(of: $0))) }
  }
}

extension TableEnvironment {
  fileprivate func hosts(of country: ResolvedCountry, _ manifest: ResolvedManifest) -> [String] {
    let called = manifest.countryServices.map { address(of: $0, for: country) }
    return union(called, manifest.acceptedHosts(for: country, in: name))
  }
}

/// Changed rows of the manifest that affect the hosts of all countries.
private struct SharedCauses {
  private var isProductionMoved = false
  private var isDefaultCountryChanged = false
  private let hasOtherSubdomainShape: Bool
  private var services: Set<String> = []

  init(_ changes: [Change], hasOtherSubdomainShape: Bool) {
    self.hasOtherSubdomainShape = hasOtherSubdomainShape
    for change in changes {
      switch (change.subject, change.property) {
      case (.environment(Environment.production), _): isProductionMoved = true
      case (.product, "default country"): isDefaultCountryChanged = true
      case (.service(let name), "label"), (.service(let name), "scope"): services.insert(name)
      case (.country, _): return
      default: break
      }
    }
  }

  /// The row whose change removed a host of a service; nil if this is the row of the country.
  func cause(
    _ service: String?,
    _ before: ResolvedCountry?,
    _ after: ResolvedCountry?
  ) -> Change.Subject? {
    if isProductionMoved { return .environment(Environment.production) }
    if let service, services.contains(service) { return .service(service) }
    let isOwn =
      before?.tld?.value != after?.tld?.value || before?.hosts?.value != after?.hosts?.value
      || before?.sharedTLD?.value != after?.sharedTLD?.value
      || before?.prefix.value != after?.prefix.value
    return (isDefaultCountryChanged || hasOtherSubdomainShape) && !isOwn ? .product : nil
  }
}
