internal import ManifestFindings

/// Composes the addresses of one environment by the formulas in `Documentation/Hosts.md`.
///
/// An address is a host. For a country on a path, a slash and the country's path segment follow the host.
package struct HostComposer: Equatable, Sendable {
  /// The domain of the default country, which other countries share: `nextdoor.com`.
  package let mainDomain: String
  private let site: String?
  private let environment: String
  private let policy: HostPolicy
  private let shape: SubdomainShape
  private let hasCountryHosts: Bool

  /// Creates a composer; nil if the environment lacks a value or has both `domain` and `hosts: country`.
  ///
  /// The decoder or a rule reports these errors.
  package init?(_ environment: Environment, in manifest: Manifest) {
    // If all services are global, the policy has no effect, so any value is correct.
    let fallback: HostPolicy? = manifest.hasCountryServices ? nil : .subdomain
    guard let policy = environment.hosts?.value ?? fallback,
      let domain = environment.mainDomain(in: manifest),
      policy != .country || environment.domain == nil
    else { return nil }
    mainDomain = domain
    self.environment = environment.name.value
    site = environment.domain == nil ? environment.site?.value : nil
    self.policy = policy
    hasCountryHosts = policy == .named || manifest.hasCountryServices
    // With `hosts: named`, the country's prefix and the name always form one label.
    shape =
      policy == .named ? .countryService : manifest.product.subdomainShape?.value ?? .countryService
  }

  /// The places of a country's hosts in this environment.
  ///
  /// `requested` is nil if countries have no hosts here, or if the country's row lacks a value for them.
  package func places(
    of country: HostPlaces
  ) -> (requested: HostPlace?, accepted: [HostPlace]) {
    guard hasCountryHosts else { return (nil, []) }
    if policy == .country { return (country.requested, country.accepted) }
    if country.isDefault { return (.bare(tld: nil), []) }
    return (policy == .path ? .path(tld: nil) : .prefixed(tld: nil), [])
  }

  /// The domain of a country's hosts of one kind: `nextdoor.com`, `nextdoor.it`.
  package func domain(_ place: HostPlace, of country: HostPlaces) -> String {
    guard let tld = place.tld, let site = site(of: country, at: place) else { return mainDomain }
    return "\(site).\(tld)"
  }

  /// The part of a domain before the TLD; a country can override it for its own domain.
  private func site(of country: HostPlaces, at place: HostPlace) -> String? {
    guard place.isBare, !country.sites.isEmpty else { return site }
    return site.flatMap { country.sites[environment] ?? $0 }
  }

  /// Appends an address: `it-api.nextdoor.com`, `api.nextdoor.it` or `api.nextdoor.com/it`.
  ///
  /// `port` is the text that follows the host in a URL: `:8000`, or nothing.
  package func append(
    _ label: HostLabel,
    _ country: HostPlaces,
    at place: HostPlace,
    port: String = "",
    to bytes: inout [UInt8]
  ) {
    switch place {
    case .bare, .path: appendLabel(label.bare, to: &bytes)
    case .prefixed where label.prefixed.isEmpty: appendLabel(country.prefix, to: &bytes)
    case .prefixed:
      let isHyphenated = shape == .countryService
      bytes.append(utf8: isHyphenated ? country.prefix : label.prefixed)
      bytes.append(isHyphenated ? UInt8(ascii: "-") : UInt8(ascii: "."))
      appendLabel(isHyphenated ? label.prefixed : country.prefix, to: &bytes)
    }
    if let tld = place.tld, let site = site(of: country, at: place) {
      bytes.append(utf8: site)
      bytes.append(UInt8(ascii: "."))
      bytes.append(utf8: tld)
    } else {
      bytes.append(utf8: mainDomain)
    }
    bytes.append(utf8: port)
    guard case .path = place else { return }
    bytes.append(UInt8(ascii: "/"))
    bytes.append(utf8: country.segment)
  }

  /// Appends a host that serves all countries: `auth.nextdoor.com`, or the label under another domain.
  func appendShared(_ label: String, under domain: String?, to bytes: inout [UInt8]) {
    appendLabel(label, to: &bytes)
    bytes.append(utf8: domain ?? mainDomain)
  }

  private func appendLabel(_ label: String, to bytes: inout [UInt8]) {
    guard !label.isEmpty else { return }
    bytes.append(utf8: label)
    bytes.append(UInt8(ascii: "."))
  }

  /// The address as a text: `it-api.nextdoor.com`, `api.nextdoor.com/it`.
  package func address(_ label: HostLabel, _ country: HostPlaces, at place: HostPlace) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(48)
    append(label, country, at: place, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func sharedHost(_ label: String, under domain: String? = nil) -> String {
    var bytes: [UInt8] = []
    appendShared(label, under: domain, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Environment {
  /// The domain of the default country in this environment: `nextdoor.com`.
  package func mainDomain(in manifest: Manifest) -> String? {
    if let domain { return domain.value }
    guard let site = site?.value, let main = manifest.defaultCountry?.tld?.value else { return nil }
    return "\(site).\(main)"
  }
}

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

/// The constraints on names that are chosen at run time, in environments with `hosts: named`.
enum PreviewName {
  /// The maximum length of a name in bytes; with a prefix and a hyphen, the name must fit into a DNS label.
  static func limit(besides prefixes: some Sequence<String>) -> Int {
    62 - (prefixes.lazy.map(\.utf8.count).max() ?? 2)
  }

  /// Whether a name is valid: lowercase letters, digits and hyphens, up to `limit` bytes, no hyphen at either
  /// end.
  ///
  /// The part before the first hyphen, or the whole name, must not be the code or prefix of a country.
  static func isValid(_ name: String, limit: Int, isReserved: (String) -> Bool) -> Bool {
    let bytes = name.utf8
    let isLabel = bytes.allSatisfy {
      $0.isLowercaseLetter || $0.isDigit || $0 == UInt8(ascii: "-")
    }
    guard isLabel, !bytes.isEmpty, bytes.count <= limit, bytes.first != UInt8(ascii: "-"),
      bytes.last != UInt8(ascii: "-")
    else { return false }
    return !isReserved(String(Substring(bytes.prefix { $0 != UInt8(ascii: "-") })))
  }
}
