internal import ManifestFindings

/// How a country is told apart on the domains that it uses: by a prefix, by a path, or by having the domain alone.
package struct HostPlaces: Hashable, Sendable {
  /// The label that the country's hosts start with on a shared domain.
  package let prefix: String
  /// The first path segment of the country's URLs on a domain where countries have a path.
  package let segment: String
  package let isDefault: Bool
  /// The country's sites on its own domain, by environment.
  package let sites: [String: String]
  /// The place of the hosts that receive requests, in environments with `hosts: country`.
  ///
  /// Nil if the row lacks a value that the place needs.
  package let requested: HostPlace?
  /// Places that receive no requests but still belong to the country.
  package let accepted: [HostPlace]

  package init(_ row: Country, in manifest: Manifest) {
    prefix = row.hostPrefix
    segment = row.pathSegment
    isDefault = row.code.value == manifest.product.defaultCountry?.value
    sites = Dictionary(
      row.sites.map { ($0.environment.value, $0.site.value) },
      uniquingKeysWith: { first, _ in first }
    )
    let requested = row.hosts.flatMap { Self.place(AcceptedHosts($0.value), of: row, in: manifest) }
    let accepted = row.accepts.compactMap { Self.place($0.value, of: row, in: manifest) }
    // Hosts of the default country have no prefix, so `subdomain` in its row is ignored; a rule reports it.
    self.requested = isDefault ? requested.flatMap(\.withoutPrefix) ?? .bare(tld: nil) : requested
    self.accepted = isDefault ? accepted.compactMap(\.withoutPrefix) : accepted
  }

  /// The place for a form of hosts; nil if the form is `tld` and the row has no TLD.
  package static func place(
    _ hosts: AcceptedHosts,
    of row: Country,
    in manifest: Manifest
  ) -> HostPlace? {
    let main = manifest.defaultCountry?.tld?.value
    switch hosts.form {
    case .tld: return row.tld.map { .bare(tld: $0.value == main ? nil : $0.value) }
    case .subdomain:
      let tld = hosts.sharedTLD ?? row.sharedTLD?.value
      return .prefixed(tld: tld == main ? nil : tld)
    case .path: return .path(tld: hosts.sharedTLD == main ? nil : hosts.sharedTLD)
    }
  }
}

/// The domain of a country's hosts, and how the country is distinguished from others on it.
///
/// A nil TLD means the environment's main domain.
package enum HostPlace: Hashable, Sendable {
  /// The hosts have neither a prefix nor a path: `api.nextdoor.it`, or `api.nextdoor.com` for the default country.
  case bare(tld: String?)
  /// The hosts start with the country's prefix: `it-api.nextdoor.com`.
  case prefixed(tld: String?)
  /// The URLs start with the country's path segment: `api.nextdoor.com/it`.
  case path(tld: String?)

  package var tld: String? {
    switch self {
    case .bare(let tld), .prefixed(let tld), .path(let tld): tld
    }
  }

  /// Whether the country's hosts have neither a prefix nor a path, such as `api.nextdoor.it`.
  package var isBare: Bool {
    if case .bare = self { true } else { false }
  }

  package var isPath: Bool {
    if case .path = self { true } else { false }
  }

  /// Whether hosts start with the country's prefix.
  ///
  /// If they do, the website's host does not have the label of the service `web`: `it.nextdoor.com`, not
  /// `it-www.nextdoor.com`.
  package var isPrefixed: Bool {
    if case .prefixed = self { true } else { false }
  }

  fileprivate var withoutPrefix: HostPlace? { isPrefixed ? nil : self }
}

/// The address of a country: a host, or a path on a host that countries share.
package struct Address: Hashable, Sendable {
  package let host: String
  /// The country's path segment, without slashes; nil if the address is only a host.
  package let segment: String?

  /// Parses `it-api.nextdoor.com` or `api.nextdoor.com/it`.
  package init(_ text: String) {
    let slash = text.utf8.firstIndex(of: UInt8(ascii: "/"))
    host = String(text[..<(slash ?? text.endIndex)])
    segment = slash.map { String(text[$0...].dropFirst()) }
  }

  package var text: String { segment.map { "\(host)/\($0)" } ?? host }
}

/// The labels that a service adds to a host.
package struct HostLabel: Hashable, Sendable {
  /// No label: the host is the bare domain.
  static let none = HostLabel(bare: "", prefixed: "")

  /// The label in a host without a country's prefix: `api` in `api.nextdoor.it`.
  package let bare: String
  /// The label next to a country's prefix, `api` in `it-api.nextdoor.com`; empty for the website.
  package let prefixed: String

  init(bare: String, prefixed: String) {
    self.bare = bare
    self.prefixed = prefixed
  }

  /// Creates the label in a named environment, where the chosen name replaces the label of every service.
  package init(preview name: String) { self.init(bare: name, prefixed: name) }
}
