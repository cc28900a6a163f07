internal import ManifestFindings

/// The hosts of one registrable domain in one environment.
package struct DomainHosts: Sendable {
  package struct Host: Sendable {
    /// The full name: `it-api.nextdoor.com`, or `*.nextdoor-test.com` if names are chosen at run time.
    package var name: String
    /// The country's path segment, if countries share the host: `it`.
    package var segment: String?
    /// Nil if the host serves all countries.
    package var country: ResolvedCountry?
    /// The services on this host; empty for an entitlement domain.
    package var services: [String]
    /// Whether requests go to the host; other hosts only open the app and identify their country.
    package var isRequested: Bool
    /// The domain in the manifest that contains the host; it can be below a registrable one: `staging.nextdoor.com`.
    fileprivate var domain: String
    /// Whether some service uses https on the host.
    fileprivate var isSecure: Bool

    /// The names that cover the host in a certificate; a wildcard covers exactly one label.
    fileprivate var certificateNames: [String] {
      let dot = name == domain ? nil : name.utf8.firstIndex(of: UInt8(ascii: "."))
      let covering = dot.map { "*\(name[$0...])" } ?? name
      // The domain itself serves the files of a wildcard for links.
      return Address(name).isWildcard && !isRequested ? [covering, domain] : [covering]
    }
  }

  package let environment: String
  /// The hosts, in the order of the manifest.
  package let hosts: [Host]

  /// The names that a certificate for the https hosts needs, sorted: `*.nextdoor.com`, `nextdoor.com`.
  package var certificateNames: [String] {
    Set(hosts.lazy.filter(\.isSecure).flatMap(\.certificateNames)).sorted()
  }
}

extension ResolvedManifest {
  /// All hosts of all environments by registrable domain: `nextdoor.com`; the environments of each domain are in the
  /// order of the manifest.
  package var domainHosts: [(domain: String, environments: [DomainHosts])] {
    // The domains of the manifest by registrable domain, each of which many hosts have.
    var known: [String: String] = [:]
    var groups: [String: [DomainHosts]] = [:]
    for environment in environments {
      let hosts = Dictionary(grouping: hosts(in: environment)) { host in
        let domain = known[host.domain] ?? standards.registrableDomain(of: host.domain)
        known[host.domain] = domain
        return domain
      }
      for (domain, hosts) in hosts {
        groups[domain, default: []].append(DomainHosts(environment: environment.name, hosts: hosts))
      }
    }
    return groups.sorted { $0.key < $1.key }.map { (domain: $0.key, environments: $0.value) }
  }

  private func hosts(in environment: ResolvedEnvironment) -> [DomainHosts.Host] {
    switch environment.kind {
    case .table:
      ([nil] + countries.map(Optional.some)).flatMap { hosts(of: $0, in: environment) }
    case .named:
      [
        DomainHosts.Host(
          name: "*.\(environment.mainDomain)",
          services: services.map(\.name),
          isRequested: true,
          domain: environment.mainDomain,
          isSecure: services.contains { environment.address(of: $0).scheme.value == .https }
        )
      ]
    }
  }

  /// The hosts of a country, or with nil those of global services, each once with all its services.
  private func hosts(
    of country: ResolvedCountry?,
    in environment: ResolvedEnvironment
  ) -> [DomainHosts.Host] {
    let own = hosts[environment.position, country?.position]
    let later = Dictionary(grouping: own, by: \.address).mapValues { same in
      // The bare domain can also be the host of a service without a label.
      same.dropFirst().filter { $0.service != nil && $0.use != .bareDomain }
    }
    var listed: Set<String> = []
    let found = own.filter { listed.insert($0.address).inserted }.map { host in
      let uses = [host] + (later[host.address] ?? [])
      let address = Address(host.address)
      return DomainHosts.Host(
        name: address.host,
        segment: address.segment,
        country: country,
        services: uses.compactMap(\.service).map { services[$0].name },
        isRequested: host.use == .requested,
        domain: host.domain,
        isSecure: uses.contains { use in
          use.service.map { environment.addresses[$0].scheme.value == .https } ?? true
        }
      )
    }
    guard let country, environment.name == Environment.production else { return found }
    return found
      + country.linkOnlyHosts.map { host in
        let address = Address(host)
        return DomainHosts.Host(
          name: host,
          country: country,
          services: [],
          isRequested: false,
          domain: address.isWildcard
            ? address.servingHost : standards.registrableDomain(of: host),
          isSecure: true
        )
      }
  }
}

/// An address whose links open the app.
///
/// The links open the app variants whose `statuses` include the status of the country.
package struct DeepLink: Sendable {
  package let address: Address
  /// The registrable domain: `nextdoor.com`.
  package let domain: String
  package let status: Country.Status

  /// The addresses of all countries, each once, sorted.
  static func all(_ countries: [ResolvedCountry], _ standards: Standards) -> [DeepLink] {
    var statuses: [String: Country.Status] = [:]
    let whole = Set(countries.flatMap(\.deepLinkHosts).map(\.value))
    for country in countries {
      // An address that all countries share is live as soon as one country is live.
      let addresses = country.deepLinkHosts.map(\.value) + country.linkWildcards.map(\.value)
      for address in addresses where statuses[address] != .live {
        // Every link to the host already opens the app.
        let isInside = country.isOfLanguage(address) && whole.contains(Address(address).host)
        if isInside && address.contains("/") { continue }
        statuses[address] = country.status.value
      }
    }
    return statuses.sorted { $0.key < $1.key }.map { text, status in
      let address = Address(text)
      let domain = standards.registrableDomain(of: address.servingHost)
      return DeepLink(address: address, domain: domain, status: status)
    }
  }
}

/// The contents of `apple-app-site-association` for hosts of one registrable domain.
///
/// Hosts on which several countries have paths need another file than hosts of a single country.
package struct AssociationFile: Sendable, Equatable {
  /// The folder of the generated file: the domain, or `nextdoor.com-paths` if the domain has two files.
  package var name: String
  /// The hosts, including subdomains, sorted; each of them must serve the file.
  package var hosts: [String] = []
  /// The path segments of live countries; planned ones are left out because the file is public.
  package var segments: [String] = []
  /// Whether all other paths open the app, too.
  package var hasOtherPaths = false
  /// The team and bundle of each variant that opens links to these hosts, in the order of the manifest.
  package var appIDs: [String] = []
}

extension ResolvedManifest {
  /// The association files to be served, by domain.
  package var associationFiles: [AssociationFile] {
    let shared = Set(deepLinks.lazy.filter { $0.address.segment != nil }.map(\.address.host))
    let links = deepLinks.filter { link in
      (link.address.segment == nil || link.status == .live)
        && apps.contains { $0.apple != nil && $0.lists(link.status) }
    }
    let whole = Set(links.filter { !shared.contains($0.address.servingHost) }.map(\.domain))
    let groups = Dictionary(grouping: links) { link in
      let isOther = shared.contains(link.address.servingHost) && whole.contains(link.domain)
      return isOther ? "\(link.domain)-paths" : link.domain
    }
    return groups.sorted { $0.key < $1.key }.map(associationFile)
  }

  /// The folder of the association file for each host whose links open an app.
  package var associationFolders: [String: String] {
    let pairs = associationFiles.flatMap { file in file.hosts.map { ($0, file.name) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private func associationFile(_ name: String, _ links: [DeepLink]) -> AssociationFile {
    var file = AssociationFile(name: name)
    file.hosts = Set(links.map(\.address.servingHost)).sorted()
    file.segments = Set(links.compactMap(\.address.segment)).sorted()
    file.hasOtherPaths = links.contains { $0.address.segment == nil }
    let statuses = Set(links.map(\.status))
    for app in apps where statuses.contains(where: app.lists) {
      guard let apple = app.apple else { continue }
      let appID = "\(apple.team.value).\(apple.bundle.value)"
      if !file.appIDs.contains(appID) { file.appIDs.append(appID) }
    }
    return file
  }
}

/// Hosts on which the same paths open a variant of the app.
package struct LinkedHosts: Sendable, Equatable {
  package var hosts: [String]
  /// The first path segments that open the app; empty if every path does.
  package var segments: [String]
}

/// The hosts that link an app and its websites to each other.
extension ResolvedManifest {
  /// The addresses that open a variant of the app, sorted: those of countries whose status the variant lists.
  package func deepLinks(of app: ResolvedApp) -> [Address] {
    deepLinks.filter { app.lists($0.status) }.map(\.address)
  }

  /// The hosts of `deepLinks(of:)`, grouped by paths; hosts on which every path opens the app come first.
  package func linkedHosts(of app: ResolvedApp) -> [LinkedHosts] {
    var segments: [String: [String]] = [:]
    var whole: Set<String> = []
    for address in deepLinks(of: app) {
      segments[address.host, default: []] += [address.segment].compactMap(\.self)
      if address.segment == nil { whole.insert(address.host) }
    }
    let groups = Dictionary(grouping: segments.keys) { host in
      whole.contains(host) ? [] : segments[host, default: []]
    }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
      LinkedHosts(hosts: $0.value.sorted(), segments: $0.key)
    }
  }

  /// The values of `com.apple.developer.associated-domains` for a variant, sorted; none if it is not for iOS.
  package func associatedDomains(of app: ResolvedApp) -> [String] {
    guard app.apple != nil else { return [] }
    return Set(deepLinks(of: app).map(\.host)).sorted().map { "applinks:\($0)" }
  }

  /// The hosts that receive no requests but still belong to a country, by environment.
  ///
  /// Environments without such hosts are left out.
  package func acceptedHosts(
    for country: ResolvedCountry
  ) -> [(environment: ResolvedEnvironment, hosts: [String])] {
    tableEnvironments.compactMap { environment in
      let own = hosts[environment.position, country.position]
      // The bare domain can also be the host of a service without a label.
      let accepted = own.filter { host in
        host.use == .accepted
          || host.use == .bareDomain
            && own.first { $0.address == host.address }?.use == .bareDomain
      }
      let domains = environment.name == Environment.production ? country.entitlementDomains : []
      let all =
        accepted.map(\.address)
        + domains.map(\.value).filter { !Address($0).isWildcard }
      return all.isEmpty ? nil : (environment, all)
    }
  }
}

extension ResolvedProduct {
  /// The included paths of the association files, or of the intent filters, below a country's first segment: `/it/p/*`.
  ///
  /// If the manifest includes no paths, they are `/it` and everything below it; without a segment, an empty list means
  /// every path.
  package func linkPaths(below segment: String? = nil, onAndroid: Bool = false) -> [String] {
    let isOwn = onAndroid && !self.androidPaths.isEmpty
    let included = (isOwn ? self.androidPaths : self.includedPaths).map(\.value)
    guard let segment else { return included }
    // The page of the country is `/it`, without a slash at the end.
    return (included.isEmpty ? ["/*"] : included).flatMap { pattern in
      (["/", "/*"].contains(pattern) ? ["/\(segment)"] : []) + ["/\(segment)\(pattern)"]
    }
  }
}
