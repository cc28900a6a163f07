internal import ManifestDiagnostics

/// What a country's row says about its hosts.
package struct CountryHosts: Hashable, Sendable {
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
