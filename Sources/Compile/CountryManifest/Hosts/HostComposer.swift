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
