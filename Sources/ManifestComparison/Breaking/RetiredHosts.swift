internal import CountryManifest
internal import ManifestDiagnostics

/// The production hosts of the old manifest that do not have their meaning in the new one.
struct RetiredHosts {
  /// What nobody calls or accepts anymore, by the country's code; without those of a service that is gone.
  var removed: [String: [String]] = [:]
  var removedOfServices: [(service: String, host: String)] = []
  /// What leads somewhere else now, with where, in words that follow the host.
  var reassigned: [(subject: Change.Subject, host: String, owner: Message)] = []
}

extension Comparison {
  func findRetiredHosts() -> RetiredHosts {
    var result = RetiredHosts()
    guard let before = old.production else { return result }
    let services = Set(new.services.map(\.name))
    let renames = renames
    for pair in countries where !pair.hasSameURLs {
      guard let country = pair.old?.country else { continue }
      let present = pair.new.map { new.productionHosts(of: $0.country) } ?? []
      let own = country.entitlementDomains.map(\.value)
      for host in before.hosts(of: country, old) {
        let service = old.hostResolver.resolve(host)?.service.map { old.services[$0].name }
        let owner = owner(of: host, was: renames[country.code] ?? country.code, service)
        if case .other(let place) = owner {
          result.reassigned.append((.country(country.code), host, place))
        } else if owner == nil, !present.contains(host), !own.contains(host),
          service.map(services.contains) ?? true
        {
          result.removed[country.code, default: []].append(host)
        }
      }
    }
    let present = new.globalHosts
    for (service, host) in old.globalHosts where !present.contains(where: { $0 == (service, host) })
    {
      if case .other(let place) = owner(of: host, was: nil, service) {
        result.reassigned.append((.service(service), host, place))
      } else if services.contains(service), !present.contains(where: { $0.host == host }) {
        result.removedOfServices.append((service, host))
      }
    }
    return result
  }

  private enum Owner {
    case same
    case other(Message)
  }

  /// Where a host leads in the new manifest; nil if it leads nowhere.
  ///
  /// A country whose host serves all countries now still reaches the same service, and a service with
  /// another name is still the same if only one of both names is in each manifest.
  private func owner(of host: String, was country: String?, _ service: String?) -> Owner? {
    guard let meaning = new.hostResolver.resolve(host) else { return nil }
    let environment = new.environments[meaning.environment].name
    guard environment == Environment.production else {
      return .other("is a host of environment \(code: environment) now")
    }
    if let found = meaning.country.map({ new.countries[$0] }), found.code != country {
      let alone = country == nil ? " alone" : ""
      return .other("leads to \(name: found.nameInSentence)\(words: alone) now")
    }
    guard let service, let now = meaning.service.map({ new.services[$0].name }), now != service,
      old.services.contains(where: { $0.name == now })
        || new.services.contains(where: { $0.name == service })
    else { return .same }
    return .other("leads to service \(code: now) now")
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
    let called = manifest.countryServices.map { host(of: $0, for: country) }
    let accepted = manifest.acceptedHosts(for: country).first { $0.environment.name == name }?.hosts
    return union(called, accepted ?? [])
  }
}
