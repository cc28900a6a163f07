internal import CountryManifest
internal import ManifestFindings

/// The production hosts of the old manifest that do not have their meaning in the new one.
struct RetiredHosts {
  /// What nobody calls or accepts anymore, by the country's code; without those of a service that is gone.
  var removed: [String: [String]] = [:]
  /// The same of what all countries share, and of rows that reach all of them: by the row that changed.
  var removedByRows: [(row: Change.Subject, host: String)] = []
  /// What leads somewhere else now, with where, by the row that changed.
  var reassigned: [(row: Change.Subject, host: String, owner: NewOwner)] = []

  /// Where hosts lead now, in words that follow one host, and several.
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
    let shared = SharedCauses(changes)
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

  /// Where a host leads in the new manifest; nil if it leads nowhere.
  ///
  /// A country whose host serves all countries now still reaches the same service, and a service with
  /// another name is still the same if only one of both names is in each manifest.
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
  /// What a comment can name instead of the row that took hosts away.
  func part(of row: Change.Subject, _ hosts: [String]) -> String? {
    if row == .product { return new.product.defaultCountry.value }
    return hosts.count == 1 ? hosts[0] : nil
  }
}

extension ResolvedManifest {
  /// Production, if its hosts are all known.
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

/// The rows that reach all countries, and whose changes take hosts away.
private struct SharedCauses {
  private var isProductionMoved = false
  private var isDefaultCountryChanged = false
  private var services: Set<String> = []

  init(_ changes: [Change]) {
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

  /// The row whose change took a host of a service away; nil if it was the country's own.
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
    return isDefaultCountryChanged && !isOwn ? .product : nil
  }
}
