internal import ManifestFindings

/// Every address of a manifest with its owner.
///
/// An address is a host, or a host and a country's path segment: `www.acme.com/it`. The index has an address
/// for each combination of environment, service and country, for each accepted form, and for each entitlement
/// domain.
///
/// All addresses are in one array of bytes with a hash table over it. So the addresses of 10,000 countries
/// need no separate strings.
package struct HostIndex: Sendable {
  /// The owner of an address; positions are indices into the manifest's arrays.
  package struct Entry: Sendable {
    package enum Kind: Sendable {
      case canonical
      case accepted
      case entitlement(Int)
    }

    package var environment: Int
    /// Nil for a global service, whose hosts belong to no country.
    package var country: Int?
    /// Nil for an entitlement domain.
    package var service: Int?
    package var kind: Kind
    /// Whether a global service has the same host in several environments, so that the host identifies none
    /// of them.
    package fileprivate(set) var isInSeveralEnvironments = false
    fileprivate var start: Int
    fileprivate var count: Int
  }

  /// Two entries that conflict, because they belong to different environments or countries.
  ///
  /// They have the same address, or one owns the host on which the other has only a path.
  package struct Collision: Sendable {
    package var earlier: Int
    package var later: Int
  }

  /// Each address once, in the order of the manifest.
  package private(set) var entries: [Entry] = []
  /// The hosts on which some country has a path.
  private var pathHosts: Set<ArraySlice<UInt8>> = []
  package private(set) var collisions: [Collision] = []
  private var bytes: [UInt8] = []
  /// A hash table with open addressing; a slot holds the index of an entry plus one.
  private var slots: [UInt32]

  /// `countries` are the hosts of the rows, in the order of the rows.
  init(_ manifest: Manifest, _ countries: [HostPlaces]) {
    let expected =
      manifest.environments.count { $0.hosts?.value != .named }
      * manifest.services.count { !$0.isGlobal } * (manifest.countries.count + 1)
    slots = [UInt32](repeating: 0, count: Self.powerOfTwo(atLeast: 2 * expected + expected / 4))
    entries.reserveCapacity(expected + expected / 8)
    bytes.reserveCapacity(expected * 24)
    let labels = manifest.services.enumerated().compactMap { position, service in
      service.isGlobal ? nil : service.hostLabel.map { (service: position, label: $0) }
    }
    let bare = manifest.services.firstIndex(where: \.hasBareDomain)
    for (position, environment) in manifest.environments.enumerated() {
      guard environment.hosts?.value != .named,
        let composer = HostComposer(environment, in: manifest)
      else { continue }
      addGlobalHosts(manifest, composer, environment: position)
      for (country, hosts) in countries.enumerated() {
        let places = composer.places(of: hosts)
        guard let requested = places.requested else { continue }
        for (service, label) in labels {
          composer.append(label, hosts, at: requested, to: &bytes)
          add(environment: position, country: country, service: service, .canonical)
          for place in places.accepted {
            composer.append(label, hosts, at: place, to: &bytes)
            add(environment: position, country: country, service: service, .accepted)
          }
        }
        guard let bare else { continue }
        for place in [requested] + places.accepted where !place.isPrefixed {
          composer.append(.none, hosts, at: place, to: &bytes)
          add(environment: position, country: country, service: bare, .accepted)
        }
      }
    }
    addEntitlementDomains(manifest)
    let hasPaths =
      manifest.environments.contains { $0.hosts?.value == .path }
      || countries.contains {
        $0.requested?.isPath == true || $0.accepted.contains(where: \.isPath)
      }
    if hasPaths { findPathHosts() }
  }

  /// The address as a text: `it-api.nextdoor.com`, `api.nextdoor.com/it`.
  package func address(_ entry: Entry) -> String {
    String(decoding: bytes(of: entry), as: UTF8.self)
  }

  package func count(of entry: Entry) -> Int { entry.count }

  /// Whether an address is a path on a host that countries share.
  package func isPath(_ entry: Entry) -> Bool { bytes(of: entry).contains(UInt8(ascii: "/")) }

  /// Whether any country has a path.
  package var hasPaths: Bool { !pathHosts.isEmpty }

  /// Whether a country has a path on the host, so that the host alone identifies no country.
  func hasPaths(on host: ArraySlice<UInt8>) -> Bool { pathHosts.contains(host) }

  package func hasPaths(on host: String) -> Bool {
    hasPaths && hasPaths(on: Array(host.utf8)[...])
  }

  /// The bytes of an address, without a copy.
  func bytes(of entry: Entry) -> ArraySlice<UInt8> {
    bytes[entry.start..<(entry.start + entry.count)]
  }

  /// The entries whose addresses end with one of the texts and have more bytes before that text.
  func entries(endingWith endings: [[UInt8]]) -> [Entry] {
    bytes.withUnsafeBufferPointer { bytes in
      entries.filter { entry in
        endings.contains { ending in
          entry.count > ending.count
            && ending.withUnsafeBufferPointer {
              Self.areEqual($0, bytes, from: entry.start + entry.count - ending.count)
            }
        }
      }
    }
  }

  /// The entry with exactly this address.
  package func entry(for host: ArraySlice<UInt8>) -> Entry? {
    host.withUnsafeBufferPointer { host in
      bytes.withUnsafeBufferPointer { bytes in
        var slot = Self.hash(host) & (slots.count - 1)
        while slots[slot] != 0 {
          let position = Int(slots[slot]) - 1
          let (start, count) = (entries[position].start, entries[position].count)
          if count == host.count, Self.areEqual(host, bytes, from: start) {
            return entries[position]
          }
          slot = (slot + 1) & (slots.count - 1)
        }
        return nil
      }
    }
  }

  private static func areEqual(
    _ a: UnsafeBufferPointer<UInt8>,
    _ b: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Bool {
    for index in a.indices where a[index] != b[start + index] { return false }
    return true
  }

  // MARK: Building

  private mutating func addGlobalHosts(
    _ manifest: Manifest,
    _ composer: HostComposer,
    environment: Int
  ) {
    for (service, row) in manifest.services.enumerated() where row.isGlobal {
      guard let label = row.label?.value else { continue }
      let name = manifest.environments[environment].name.value
      let domain = row.addresses.first { $0.environment.value == name }?.domain?.value
      composer.appendShared(label, under: domain, to: &bytes)
      add(environment: environment, country: nil, service: service, .canonical)
      guard row.isWholeWebsite, !label.isEmpty else { continue }
      composer.appendShared("", under: domain, to: &bytes)
      add(environment: environment, country: nil, service: service, .accepted)
    }
  }

  private mutating func addEntitlementDomains(_ manifest: Manifest) {
    guard
      let production = manifest.environments.firstIndex(where: {
        $0.name.value == Environment.production
      })
    else { return }
    for (country, row) in manifest.countries.enumerated() {
      for (position, domain) in row.entitlementDomains.enumerated() {
        bytes.append(contentsOf: domain.value.utf8)
        add(
          environment: production,
          country: country,
          service: nil,
          .entitlement(position)
        )
      }
    }
  }

  /// Finds the hosts on which a country has a path, and records conflicts on them.
  ///
  /// Such a host conflicts with the same host of a global service, of another environment, or in
  /// `entitlement_domains`.
  private mutating func findPathHosts() {
    for (position, entry) in entries.enumerated() {
      let address = bytes(of: entry)
      guard let slash = address.firstIndex(of: UInt8(ascii: "/")),
        pathHosts.insert(address[..<slash]).inserted, let root = self.entry(for: address[..<slash]),
        root.country == nil || root.service == nil || root.environment != entry.environment,
        let rootPosition = entries.firstIndex(where: { $0.start == root.start })
      else { continue }
      let isEntitlement = root.service == nil
      rejected.append(isEntitlement ? root : entry)
      collisions.append(
        Collision(
          earlier: isEntitlement ? position : rootPosition,
          later: rejected.count - 1
        )
      )
    }
  }

  /// Adds an entry for the bytes that were appended last.
  private mutating func add(
    environment: Int,
    country: Int?,
    service: Int?,
    _ kind: Entry.Kind
  ) {
    let start = entries.last.map { $0.start + $0.count } ?? 0
    let entry = Entry(
      environment: environment,
      country: country,
      service: service,
      kind: kind,
      start: start,
      count: bytes.count - start
    )
    if entries.count * 2 >= slots.count { grow() }
    let (slot, known) = bytes.withUnsafeBufferPointer { bytes in
      let host = UnsafeBufferPointer(rebasing: bytes[start...])
      var slot = Self.hash(host) & (slots.count - 1)
      while slots[slot] != 0 {
        let position = Int(slots[slot]) - 1
        if entries[position].count == host.count,
          Self.areEqual(host, bytes, from: entries[position].start)
        {
          return (slot, Int?.some(position))
        }
        slot = (slot + 1) & (slots.count - 1)
      }
      return (slot, Int?.none)
    }
    if let known {
      let isGlobal = country == nil && entries[known].country == nil
      if isGlobal, entries[known].environment != environment {
        entries[known].isInSeveralEnvironments = true
      } else if entries[known].environment != environment || entries[known].country != country {
        // Keep the later entry only for the report; it shares the bytes of the earlier one.
        var later = entry
        later.start = entries[known].start
        rejected.append(later)
        collisions.append(Collision(earlier: known, later: rejected.count - 1))
      }
      bytes.removeLast(bytes.count - start)
      return
    }
    entries.append(entry)
    slots[slot] = UInt32(entries.count)
  }

  /// The later entry of each collision, kept only for the report.
  private var rejected: [Entry] = []

  package func later(_ collision: Collision) -> Entry { rejected[collision.later] }
  package func earlier(_ collision: Collision) -> Entry { entries[collision.earlier] }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    bytes.withUnsafeBufferPointer { bytes in
      for (position, entry) in entries.enumerated() {
        let host = UnsafeBufferPointer(
          rebasing: bytes[entry.start..<(entry.start + entry.count)]
        )
        var slot = Self.hash(host) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = UInt32(position + 1)
      }
    }
  }

  /// Hashes eight bytes at a time, which takes a third of the time of FNV-1a for a host.
  private static func hash(_ host: UnsafeBufferPointer<UInt8>) -> Int {
    let bytes = UnsafeRawBufferPointer(host)
    var hash = UInt64(bytes.count)
    func combine(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 32
    }
    var offset = 0
    while offset + 8 <= bytes.count {
      combine(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var last: UInt64 = 0
    for byte in bytes[offset...] { last = last &<< 8 | UInt64(byte) }
    combine(last)
    return Int(truncatingIfNeeded: hash & 0x7fff_ffff)
  }

  private static func powerOfTwo(atLeast count: Int) -> Int {
    var power = 16
    while power < count { power *= 2 }
    return power
  }
}
