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
    if country.isDefault { return (HostPlace(form: .tld), []) }
    return (HostPlace(form: policy == .path ? .path : .subdomain), [])
  }

  /// The domain of a country's hosts of one kind: `nextdoor.com`, `nextdoor.it`.
  package func domain(_ place: HostPlace, of country: HostPlaces) -> String {
    guard let tld = place.tld, let site else { return mainDomain }
    // A country can override the part before the TLD for its own domain.
    let own = place.isBare ? country.sites[environment] : nil
    return (own ?? site) + "." + tld
  }

  /// The address as a text: `it-api.nextdoor.com`, `api.nextdoor.it`, `api.nextdoor.com/it`.
  ///
  /// `domain` is that of the place, if it is known, and `port` the text that follows the host in a URL: `:8000`, or
  /// nothing.
  package func address(
    _ label: HostLabel,
    _ country: HostPlaces,
    at place: HostPlace,
    under domain: String? = nil,
    port: String = ""
  ) -> String {
    var address = ""
    // Longer than most addresses, so that the text is allocated once.
    address.reserveCapacity(48)
    func append(_ label: String, _ separator: String) {
      guard !label.isEmpty else { return }
      address += label
      address += separator
    }
    if !place.isPrefixed {
      append(label.bare, ".")
    } else if shape == .countryService {
      append(country.prefix, label.prefixed.isEmpty ? "." : "-")
      append(label.prefixed, ".")
    } else {
      append(label.prefixed, ".")
      append(country.prefix, ".")
    }
    address += domain ?? self.domain(place, of: country)
    address += port
    guard place.isPath else { return address }
    address += "/"
    address += country.segment
    return address
  }

  /// A host that serves all countries: `auth.nextdoor.com`, or the label under another domain.
  func sharedHost(_ label: String, under domain: String? = nil) -> String {
    (label.isEmpty ? "" : label + ".") + (domain ?? mainDomain)
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
    self.requested =
      isDefault && requested?.isPrefixed != false ? HostPlace(form: .tld) : requested
    self.accepted = accepted.filter { [isDefault] in !(isDefault && $0.isPrefixed) }
  }

  /// The place for a form of hosts; nil if the form is `tld` and the row has no TLD.
  package static func place(
    _ hosts: AcceptedHosts,
    of row: Country,
    in manifest: Manifest
  ) -> HostPlace? {
    let tld =
      switch hosts.form {
      case .tld: row.tld?.value
      case .subdomain: hosts.sharedTLD ?? row.sharedTLD?.value
      case .path: hosts.sharedTLD
      }
    guard hosts.form != .tld || tld != nil else { return nil }
    return HostPlace(form: hosts.form, tld: tld == manifest.defaultCountry?.tld?.value ? nil : tld)
  }
}

/// The domain of a country's hosts, and how the country is distinguished from others on it.
package struct HostPlace: Hashable, Sendable {
  let form: HostStyle
  /// Nil for the environment's main domain.
  var tld: String?

  /// Whether the country's hosts have neither a prefix nor a path: `api.nextdoor.it`, or `api.nextdoor.com` for the
  /// default country.
  package var isBare: Bool { form == .tld }

  /// Whether the URLs have the country's path segment: `api.nextdoor.com/it`.
  package var isPath: Bool { form == .path }

  /// Whether hosts start with the country's prefix: `it-api.nextdoor.com`.
  ///
  /// If they do, the website's host does not have the label of the service `web`: `it.nextdoor.com`, not
  /// `it-www.nextdoor.com`.
  package var isPrefixed: Bool { form == .subdomain }
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

  /// Whether the host is a wildcard such as `*.shops.acme.com`, which means all subdomains of `shops.acme.com`.
  ///
  /// A wildcard does not identify a country.
  package var isWildcard: Bool { host.hasPrefix("*.") }

  /// The host that serves the files for links: for a wildcard, the domain after `*.` (Apple's TN3155).
  package var servingHost: String { HostName.afterWildcard(host) }
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
