internal import CountryManifest
internal import ManifestCompiler
internal import ManifestDiagnostics

enum ProductionHostRemoved: BreakingRule {
  static let id = BreakingChangeID.productionHostRemoved
  static let summary = "a production host is neither called nor accepted anymore"
  static let explanation = """
    Apps in use call the host until they are updated, and links to it are shared and printed. Keep
    the old hosts in `accepts`, as `nd-config migrate` does. A comment names the country or the host;
    for a host that all countries share, the service or the host.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let hosts = comparison.productionHosts
    let ofCountries = comparison.countries.flatMap { pair -> [BreakingChange] in
      guard pair.new != nil else { return [] }
      return (hosts.removed[pair.code] ?? []).map {
        BreakingChange(id, .country(pair.code), part: $0, message($0))
      }
    }
    return ofCountries
      + hosts.removedOfServices.map {
        BreakingChange(id, .service($0.service), part: $0.host, message($0.host))
      }
  }

  private static func message(_ host: String) -> Message {
    "\(code: host) is neither called nor accepted in production anymore"
  }
}

/// The production hosts that only the old manifest has.
struct RemovedHosts {
  /// By the country's code; without those of a service that is gone.
  var removed: [String: [String]] = [:]
  var removedOfServices: [(service: String, host: String)] = []
}

extension Comparison {
  var productionHosts: RemovedHosts {
    var result = RemovedHosts()
    guard let before = old.production else { return result }
    let services = Set(new.services.map(\.name))
    // A host that another row has now still leads somewhere else.
    for pair in countries where !pair.hasSameURLs {
      guard let country = pair.old?.country else { continue }
      let present = pair.new.map { new.productionHosts(of: $0.country) } ?? []
      let own = country.entitlementDomains.map(\.value)
      let gone = before.hosts(of: country, old).filter { host in
        guard !present.contains(host), !own.contains(host) else { return false }
        let service = old.hostResolver.resolve(host)?.service
        return service.map { services.contains(old.services[$0].name) } ?? true
      }
      if !gone.isEmpty { result.removed[country.code] = gone }
    }
    let global = Set(new.globalHosts.map(\.host))
    result.removedOfServices = old.globalHosts.filter {
      services.contains($0.service) && !global.contains($0.host)
    }
    return result
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
