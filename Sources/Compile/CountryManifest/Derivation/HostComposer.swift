internal import ManifestFindings

/// Composes the addresses of one environment by the formulas of `Documentation/Hosts.md`.
///
/// An address is a host, or a host, a slash and the segment with which a country's paths begin.
package struct HostComposer: Equatable, Sendable {
  /// The domain of the default country, which others share: `nextdoor.com`.
  package let mainDomain: String
  private let site: String?
  private let environment: String
  private let policy: HostPolicy
  private let shape: SubdomainShape
  private let hasCountryHosts: Bool

  /// Nil if the environment lacks a value, which has been reported.
  package init?(_ environment: Environment, in manifest: Manifest) {
    // If all services are global, the hosts of countries do not matter.
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
    // A preview's name is one label in every shape.
    shape =
      policy == .named ? .countryService : manifest.product.subdomainShape?.value ?? .countryService
  }

  /// Where a country's hosts are in this environment; nothing is requested where its row should say
  /// and doesn't.
  package func places(
    of country: HostPlaces
  ) -> (requested: HostPlace?, accepted: [HostPlace]) {
    guard hasCountryHosts else { return (nil, []) }
    if policy == .country { return (country.requested, country.accepted) }
    if country.isDefault { return (.bare(tld: nil), []) }
    return (policy == .path ? .path(tld: nil) : .prefixed(tld: nil), [])
  }

  /// The domain of a country's `HostPlace`: `nextdoor.com`, `nextdoor.it`.
  package func domain(_ place: HostPlace, of country: HostPlaces) -> String {
    guard let tld = place.tld, let site = site(of: country, at: place) else { return mainDomain }
    return "\(site).\(tld)"
  }

  /// The site of a country's own domain; a country can override the environment's.
  private func site(of country: HostPlaces, at place: HostPlace) -> String? {
    guard place.isBare, !country.sites.isEmpty else { return site }
    return site.flatMap { country.sites[environment] ?? $0 }
  }

  /// Appends `it-api.nextdoor.com`, `api.nextdoor.it` or `api.nextdoor.com/it`.
  ///
  /// `port` is the URL's text after the host: `:8000`, or empty.
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

  /// Appends a host that all countries share: `auth.nextdoor.com`, or one under another domain.
  func appendShared(_ label: String, under domain: String?, to bytes: inout [UInt8]) {
    appendLabel(label, to: &bytes)
    bytes.append(utf8: domain ?? mainDomain)
  }

  private func appendLabel(_ label: String, to bytes: inout [UInt8]) {
    guard !label.isEmpty else { return }
    bytes.append(utf8: label)
    bytes.append(UInt8(ascii: "."))
  }

  /// `it-api.nextdoor.com`, `api.nextdoor.com/it`.
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

/// The host settings of a country's row.
package struct HostPlaces: Hashable, Sendable {
  /// The prefix of its hosts on a shared domain.
  package let prefix: String
  /// The first segment of its paths on a shared domain.
  package let segment: String
  package let isDefault: Bool
  /// The sites of its own domain, by environment.
  package let sites: [String: String]
  /// The location of its requests in environments with `hosts: country`; nil if the row lacks it.
  package let requested: HostPlace?
  /// The locations of hosts that are recognized although requests do not go there.
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
    // A rule reports a default country on a subdomain.
    self.requested = isDefault ? requested.flatMap(\.withoutPrefix) ?? .bare(tld: nil) : requested
    self.accepted = isDefault ? accepted.compactMap(\.withoutPrefix) : accepted
  }

  /// Nil if the location needs the country's TLD, which is missing.
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

/// The domain of a country's hosts, and how they differ from other countries' hosts there.
///
/// A TLD that is nil stands for the environment's main domain.
package enum HostPlace: Hashable, Sendable {
  /// `api.nextdoor.it`, and the default country's `api.nextdoor.com`.
  case bare(tld: String?)
  /// `it-api.nextdoor.com`.
  case prefixed(tld: String?)
  /// `api.nextdoor.com/it`.
  case path(tld: String?)

  package var tld: String? {
    switch self {
    case .bare(let tld), .prefixed(let tld), .path(let tld): tld
    }
  }

  /// Whether it has the whole domain.
  package var isBare: Bool {
    if case .bare = self { true } else { false }
  }

  package var isPath: Bool {
    if case .path = self { true } else { false }
  }

  /// Whether its hosts begin with the country's prefix; only without it do they have the website's label.
  package var isPrefixed: Bool {
    if case .prefixed = self { true } else { false }
  }

  fileprivate var withoutPrefix: HostPlace? { isPrefixed ? nil : self }
}

/// The address of a country: a host, or a path on a host that countries share.
package struct Address: Hashable, Sendable {
  package let host: String
  /// The first segment of the country's paths; nil if the whole host is the country's.
  package let segment: String?

  /// `it-api.nextdoor.com`, `api.nextdoor.com/it`.
  package init(_ text: String) {
    let slash = text.utf8.firstIndex(of: UInt8(ascii: "/"))
    host = String(text[..<(slash ?? text.endIndex)])
    segment = slash.map { String(text[$0...].dropFirst()) }
  }

  package var text: String { segment.map { "\(host)/\($0)" } ?? host }
}

/// The label that a service adds to a host.
package struct HostLabel: Hashable, Sendable {
  /// No label, for the bare domain.
  static let none = HostLabel(bare: "", prefixed: "")

  /// The label on a domain without a country's prefix.
  package let bare: String
  /// The label after a country's prefix; empty for the website.
  package let prefixed: String

  init(bare: String, prefixed: String) {
    self.bare = bare
    self.prefixed = prefixed
  }

  /// The label of every service in a named environment: the name.
  package init(preview name: String) { self.init(bare: name, prefixed: name) }
}

/// The rule for a name that an environment gets at run time.
enum PreviewName {
  /// The most bytes of a name that fit into a DNS label after a prefix and a hyphen.
  static func limit(besides prefixes: some Sequence<String>) -> Int {
    62 - (prefixes.lazy.map(\.utf8.count).max() ?? 2)
  }

  /// Lowercase letters, digits and hyphens, as many bytes as fit, no hyphen at an end, neither a
  /// country's code or prefix nor beginning with one and a hyphen.
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
