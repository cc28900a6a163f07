internal import ManifestFindings

/// Puts the hosts of one environment together: the formulas of `Documentation/Hosts.md`.
package struct HostComposer: Equatable, Sendable {
  /// The domain of the default country, which others share: `nextdoor.com`.
  package let mainDomain: String
  private let site: String?
  private let policy: HostPolicy
  private let shape: SubdomainShape

  /// Nil where the environment lacks something that has been reported.
  package init?(_ environment: Environment, in manifest: Manifest) {
    guard let policy = environment.hosts?.value, let domain = environment.mainDomain(in: manifest),
      policy != .country || environment.domain == nil
    else { return nil }
    mainDomain = domain
    site = environment.domain == nil ? environment.site?.value : nil
    self.policy = policy
    // A preview's name is one label in every shape.
    shape =
      policy == .named ? .countryService : manifest.product.subdomainShape?.value ?? .countryService
  }

  /// Where a country's hosts are in this environment; nothing is requested where its row should say
  /// and doesn't.
  package func places(
    of country: HostPlaces
  ) -> (requested: HostPlace?, accepted: [HostPlace]) {
    if country.isDefault { return (.bare(tld: nil), []) }
    guard policy == .country else { return (.prefixed(tld: nil), []) }
    return (country.requested, country.accepted)
  }

  /// The domain of a `HostPlace`: `nextdoor.com`, `nextdoor.it`.
  package func domain(_ place: HostPlace) -> String {
    guard let tld = place.tld, let site else { return mainDomain }
    return "\(site).\(tld)"
  }

  /// Appends `it-api.nextdoor.com` or `api.nextdoor.it`.
  package func append(
    _ label: HostLabel,
    _ country: HostPlaces,
    at place: HostPlace,
    to bytes: inout [UInt8]
  ) {
    switch place {
    case .bare: appendLabel(label.bare, to: &bytes)
    case .prefixed where label.prefixed.isEmpty: appendLabel(country.prefix, to: &bytes)
    case .prefixed:
      let isHyphenated = shape == .countryService
      bytes.append(utf8: isHyphenated ? country.prefix : label.prefixed)
      bytes.append(isHyphenated ? UInt8(ascii: "-") : UInt8(ascii: "."))
      appendLabel(isHyphenated ? label.prefixed : country.prefix, to: &bytes)
    }
    guard let tld = place.tld, let site else {
      bytes.append(utf8: mainDomain)
      return
    }
    bytes.append(utf8: site)
    bytes.append(UInt8(ascii: "."))
    bytes.append(utf8: tld)
  }

  /// Appends a host of all countries: `auth.nextdoor.com`.
  func appendShared(_ label: String, to bytes: inout [UInt8]) {
    appendLabel(label, to: &bytes)
    bytes.append(utf8: mainDomain)
  }

  private func appendLabel(_ label: String, to bytes: inout [UInt8]) {
    guard !label.isEmpty else { return }
    bytes.append(utf8: label)
    bytes.append(UInt8(ascii: "."))
  }

  /// `it-api.nextdoor.com`.
  package func host(_ label: HostLabel, _ country: HostPlaces, at place: HostPlace) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(48)
    append(label, country, at: place, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func sharedHost(_ label: String) -> String {
    var bytes: [UInt8] = []
    appendShared(label, to: &bytes)
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

/// What a country's row says about its hosts.
package struct HostPlaces: Hashable, Sendable {
  /// What begins its hosts on a shared domain.
  package let prefix: String
  package let isDefault: Bool
  /// In environments with `hosts: country`; nil where the row should say and doesn't.
  package let requested: HostPlace?
  /// Where requests do not go, and hosts still mean the country.
  package let accepted: [HostPlace]

  package init(_ row: Country, in manifest: Manifest) {
    prefix = row.hostPrefix
    isDefault = row.code.value == manifest.product.defaultCountry?.value
    requested = row.hosts.flatMap { Self.place(AcceptedHosts($0.value), of: row, in: manifest) }
    accepted = row.accepts.compactMap { Self.place($0.value, of: row, in: manifest) }
  }

  /// Nil where the place needs the country's TLD, which is missing.
  package static func place(
    _ hosts: AcceptedHosts,
    of row: Country,
    in manifest: Manifest
  ) -> HostPlace? {
    switch hosts.form {
    case .tld: return row.tld.map { .bare(tld: $0.value) }
    case .subdomain:
      let tld = hosts.sharedTLD ?? row.sharedTLD?.value
      return .prefixed(tld: tld == manifest.defaultCountry?.tld?.value ? nil : tld)
    }
  }
}

/// The domain that hosts of a country are under, and whether they begin with its prefix.
///
/// A TLD that is nil stands for the environment's main domain.
package enum HostPlace: Hashable, Sendable {
  /// `api.nextdoor.it`, and the default country's `api.nextdoor.com`.
  case bare(tld: String?)
  /// `it-api.nextdoor.com`.
  case prefixed(tld: String?)

  package var tld: String? {
    switch self {
    case .bare(let tld), .prefixed(let tld): tld
    }
  }

  package var isBare: Bool {
    if case .bare = self { true } else { false }
  }
}

/// What a service adds to a host.
package struct HostLabel: Hashable, Sendable {
  /// The bare domain's own.
  static let none = HostLabel(bare: "", prefixed: "")

  /// On a domain without a country's prefix.
  package let bare: String
  /// With a country's prefix; the website has none there.
  package let prefixed: String

  init(bare: String, prefixed: String) {
    self.bare = bare
    self.prefixed = prefixed
  }

  /// In a named environment the name is in the label's place, for every service.
  package init(preview name: String) { self.init(bare: name, prefixed: name) }
}

/// The rule for a name that an environment gets at run time.
enum PreviewName {
  /// How many bytes a name has at most, so that it fits into a DNS label after a prefix and a hyphen.
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
