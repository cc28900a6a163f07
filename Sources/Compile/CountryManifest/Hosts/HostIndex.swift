internal import ManifestFindings

/// A host of a service, or a country's path on one, with its owner.
///
/// Positions are indices into the manifest's arrays.
package struct Host: Sendable {
  package enum Use: Sendable {
    /// Requests go to it.
    case requested
    /// It has another form of hosts, which the country accepts.
    case accepted
    /// The domain of the website without the website's label, which is accepted because people type it.
    case bareDomain
    /// It is listed in the country's `entitlement_domains`.
    case entitlement
  }

  /// The host, `it-api.nextdoor.com`, with the country's path if it has one: `www.nextdoor.com/it`.
  package let address: String
  /// The domain in the manifest that contains the host: `nextdoor.com`.
  package let domain: String
  package let environment: Int
  /// Nil for a global service, whose hosts belong to no country.
  package var country: Int?
  /// Nil for an entitlement domain.
  package var service: Int?
  package let use: Use
  /// How the country is told apart from others on the domain; nil for hosts of no form.
  package var place: HostPlace?

  package var isPath: Bool { place?.isPath ?? false }
}

/// Every host of a manifest in environments whose hosts are known, and the owner of each address.
///
/// Everything that lists hosts is a selection from `all`.
package struct HostIndex: Sendable {
  /// The hosts of each service, ordered by environment and then by country, after those of global services.
  ///
  /// Services with the same label have the same hosts, each of which is in the list once for each service.
  package private(set) var all: [Host] = []
  /// Pairs of positions in `all` that conflict, because they belong to different environments or countries.
  ///
  /// They have the same address, or one owns the host on which the other has only a path.
  package private(set) var collisions: [(first: Int, later: Int)] = []
  /// The position in `all` of the first host with each address.
  private var positions: [String: Int] = [:]
  /// For each environment: the end of the hosts of global services, and then the end of those of each country.
  private var ends: [[Int]] = []
  /// The hosts on which some country has a path.
  private var pathHosts: Set<String> = []
  /// The hosts of global services in several environments, which identify none of them.
  private var sharedHosts: Set<String> = []

  /// `countries` are the hosts of the rows, in the order of the rows.
  init(_ manifest: Manifest, _ countries: [HostPlaces]) {
    for (position, environment) in manifest.environments.enumerated() {
      let composer =
        environment.hosts?.value == .named ? nil : HostComposer(environment, in: manifest)
      if let composer { addGlobalHosts(manifest, composer, environment: position) }
      ends.append([all.count])
      for country in countries.indices {
        if let composer { addHosts(of: country, countries[country], manifest, composer, position) }
        ends[position].append(all.count)
      }
    }
    positions.reserveCapacity(all.count)
    for later in all.indices { register(later) }
    findPathHosts()
  }

  /// The hosts of a country in an environment, or with nil those of global services.
  package subscript(environment: Int, country: Int?) -> ArraySlice<Host> {
    let ends = ends[environment]
    let start = environment == 0 ? 0 : self.ends[environment - 1].last ?? 0
    return country.map { all[ends[$0]..<ends[$0 + 1]] } ?? all[start..<ends[0]]
  }

  /// Each address that leads back to one environment, with its owner.
  package var entries: [Host] {
    all.indices.lazy.map { (position: $0, host: all[$0]) }
      .filter { positions[$1.address] == $0 && !sharedHosts.contains($1.address) }
      .map(\.host)
  }

  /// The owner of exactly this address; nil if there is none, or if several environments share it.
  func owner(of address: String) -> Host? {
    // Other texts can be equal to an address in ASCII by canonical equivalence.
    guard address.utf8.allSatisfy({ $0 < 0x80 }), !sharedHosts.contains(address) else { return nil }
    return positions[address].map { all[$0] }
  }

  /// Whether any country has a path.
  package var hasPaths: Bool { !pathHosts.isEmpty }

  /// Whether a country has a path on the host, so that the host alone identifies no country.
  package func hasPaths(on host: String) -> Bool { pathHosts.contains(host) }

  // MARK: Building

  private mutating func addGlobalHosts(
    _ manifest: Manifest,
    _ composer: HostComposer,
    environment: Int
  ) {
    let name = manifest.environments[environment].name.value
    for (service, row) in manifest.services.enumerated() where row.isGlobal {
      guard let label = row.label?.value else { continue }
      let domain = row.addresses.first { $0.environment.value == name }?.domain?.value
      let uses: [(Host.Use, label: String)] = [(.requested, label), (.bareDomain, "")]
      for (use, label) in uses.prefix(row.isWholeWebsite && !label.isEmpty ? 2 : 1) {
        all.append(
          Host(
            address: composer.sharedHost(label, under: domain),
            domain: domain ?? composer.mainDomain,
            environment: environment,
            service: service,
            use: use
          )
        )
      }
    }
  }

  private mutating func addHosts(
    of country: Int,
    _ hosts: HostPlaces,
    _ manifest: Manifest,
    _ composer: HostComposer,
    _ environment: Int
  ) {
    let (requested, accepted) = composer.places(of: hosts)
    let places = requested.map { [$0] + accepted } ?? []
    let domains = places.map { composer.domain($0, of: hosts) }
    func add(_ label: HostLabel, _ service: Int, _ use: Host.Use, _ place: Int) {
      all.append(
        Host(
          address: composer.address(label, hosts, at: places[place], under: domains[place]),
          domain: domains[place],
          environment: environment,
          country: country,
          service: service,
          use: use,
          place: places[place]
        )
      )
    }
    let services = manifest.services.indices.filter { !manifest.services[$0].isGlobal }
    for place in places.indices {
      for service in services {
        guard let label = manifest.services[service].hostLabel else { continue }
        add(label, service, place == 0 ? .requested : .accepted, place)
      }
    }
    if let web = services.first(where: { manifest.services[$0].hasBareDomain }) {
      for place in places.indices where !places[place].isPrefixed {
        add(.none, web, .bareDomain, place)
      }
    }
    guard manifest.environments[environment].name.value == Environment.production else { return }
    let linked = manifest.countries[country].entitlementDomains.map(\.value)
    all += linked.filter { !Address($0).isWildcard }.map {
      Host(address: $0, domain: $0, environment: environment, country: country, use: .entitlement)
    }
  }

  /// Makes a host the owner of its address, or records why it is not.
  private mutating func register(_ later: Int) {
    guard let first = positions[all[later].address] else {
      positions[all[later].address] = later
      return
    }
    let (owner, host) = (all[first], all[later])
    if owner.country == nil, host.country == nil {
      if owner.environment != host.environment { sharedHosts.insert(host.address) }
    } else if owner.environment != host.environment || owner.country != host.country {
      collisions.append((first, later))
    }
  }

  /// Finds the hosts on which a country has a path, and records conflicts on them.
  ///
  /// Such a host conflicts with the same host of a global service, of another environment, or in
  /// `entitlement_domains`.
  private mutating func findPathHosts() {
    for (position, host) in all.enumerated() where host.isPath {
      let name = Address(host.address).host
      guard pathHosts.insert(name).inserted, let root = positions[name],
        all[root].country == nil || all[root].service == nil
          || all[root].environment != host.environment
      else { continue }
      collisions.append((root, position))
    }
  }
}
