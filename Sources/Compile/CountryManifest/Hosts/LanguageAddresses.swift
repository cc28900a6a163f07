internal import ManifestFindings

/// The addresses that a country has only because the URL of one of its languages is there.
///
/// On a host of the product, such an address is the host and the first segment of the path, if the URL is not below
/// the country's own web address: `acme.com/fr-ch`. A host below a domain of the product that only languages have is
/// an address as a whole: `fr.acme.be`.
package struct LanguageAddresses: Sendable {
  /// A language of a country, by position.
  package struct Place: Hashable, Sendable {
    package var country: Int
    package var language: Int
  }

  /// An environment in which an address leads to a country, and the URL there.
  package struct Page: Sendable {
    package var environment: Int
    package var country: Int
    package var address: String
    package var url: String
  }

  /// The pages of each language that has its own address, in the order of the environments.
  package private(set) var pages: [Place: [Page]] = [:]
  private var owners: [String: Page] = [:]
  /// The addresses in production that several countries have; they lead to none of them.
  private var shared: Set<String> = []

  /// No addresses.
  init() {}

  init(_ manifest: Manifest, _ hosts: HostIndex, _ lookup: HostLookup, _ countries: CountryResolver)
  {
    let production = manifest.environments.firstIndex { $0.name.value == Environment.production }
    guard let production else { return }
    let all = hosts.all.filter { $0.environment == production }
    let known = Set(all.map { Address($0.address).host })
    let domains = Set(all.map(\.domain))
    var claims: [String: [(place: Place, url: AddressedURL)]] = [:]
    // A page below a country's own address stays that country's, even if a language of another country is there.
    var ownPages: Set<String> = []
    for (country, row) in manifest.countries.enumerated() {
      for (language, entry) in row.languages.enumerated() {
        guard let text = countries.url(of: entry, row, country)?.value,
          let url = AddressedURL(text), let host = url.hostName
        else { continue }
        let page = url.page.map { "\(host)/\($0)" }
        let owner = lookup.resolve(url: text)
        if owner?.country == country {
          if let page { ownPages.insert(page) }
        } else if known.contains(host) {
          if let page, hosts.owner(of: page) == nil {
            claims[page, default: []].append((Place(country: country, language: language), url))
          }
        } else if owner == nil, domains.contains(where: { ".\(host)".hasSuffix(".\($0)") }) {
          claims[host, default: []].append((Place(country: country, language: language), url))
        }
      }
    }
    for (address, claims) in claims {
      guard Set(claims.map(\.place.country)).count == 1 else {
        shared.insert(address)
        continue
      }
      guard !ownPages.contains(address) else { continue }
      for (place, url) in claims {
        add(url, at: address, place, production, manifest, hosts)
      }
    }
  }

  /// Adds an address in production, and the same page in environments that have the website's host.
  private mutating func add(
    _ url: AddressedURL,
    at text: String,
    _ place: Place,
    _ production: Int,
    _ manifest: Manifest,
    _ hosts: HostIndex
  ) {
    let address = Address(text)
    let authority = String(decoding: url.host, as: UTF8.self)
    let web = manifest.services.firstIndex { $0.name.value == Service.web }
    let site = hosts.owner(of: address.host)
    for (environment, row) in manifest.environments.enumerated() {
      var page = Page(environment: environment, country: place.country, address: text, url: "")
      if environment == production {
        page.url = "https://\(authority)\(address.segment.map { "/\($0)" } ?? "")"
      } else if let web, let segment = address.segment, site?.service == web,
        let other = hosts[environment, site?.country]
          .first(where: { $0.service == web && $0.use == .requested }),
        !other.isPath, hosts.owner(of: "\(other.address)/\(segment)") == nil
      {
        page.address = "\(other.address)/\(segment)"
        page.url =
          "\(ServiceAddress(manifest.services[web], in: row).url(other.address))/\(segment)"
      } else {
        continue
      }
      pages[place, default: []].append(page)
      owners[page.address] = page
    }
  }

  /// The page at exactly this address; letter case decides.
  func owner(of address: String) -> Page? {
    // Other texts can be equal to an address in ASCII by canonical equivalence.
    address.utf8.allSatisfy { $0 < 0x80 } ? owners[address] : nil
  }

  /// Whether the languages of several countries have their pages at a URL's address.
  package func areShared(at url: String) -> Bool {
    guard let url = AddressedURL(url), let host = url.hostName else { return false }
    return shared.contains(host) || url.page.map { shared.contains("\(host)/\($0)") } == true
  }
}
