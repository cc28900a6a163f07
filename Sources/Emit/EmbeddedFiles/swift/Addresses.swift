/// The environment of each host, and of each `host/segment` that is a country's or a language's.
///
/// This is a separate type, because a case of `Environment` can have any name and would hide a global
/// declaration of that name.
nonisolated struct Addresses: Sendable {
  /// The addresses of all countries, collected when they are first needed.
  static let all = Addresses()

  private var owners: [String: Environment] = [:]
  private var hostsWithPaths: Set<String> = []

  private init() {
    let perCountry = Country.default.listedURLs.reduce(0) { $0 + $1.urls.count }
    owners.reserveCapacity(perCountry * Country.allCases.count)
    for country in Country.allCases {
      for (environment, urls) in country.listedURLs {
        for url in urls { add(Self.address(of: url), environment) }
      }
      for (name, addresses) in country.acceptedHosts {
        guard let kind = Environment.Kind(rawValue: name),
          let environment = Environment(kind, country: country)
        else { preconditionFailure("the manifest compiler writes the names of environments") }
        for address in addresses { add(address, environment) }
      }
      for (name, url) in country.languages.flatMap(\.ownURLs) {
        owners[Self.address(of: url)] = Environment(key: "\(name)/\(country.rawValue)")
      }
    }
  }

  private mutating func add(_ address: String, _ environment: Environment) {
    owners[address] = environment
    if let slash = address.utf8.firstIndex(of: UInt8(ascii: "/")) {
      hostsWithPaths.insert(String(address[..<slash]))
    }
  }

  /// The host of a service's URL, with the country's path: `www.acme.com/it`.
  static func address(of url: String) -> String {
    let rest = url.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst(2)
    let host = rest.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "/") }
    let path = rest[host.endIndex...].drop { $0 != UInt8(ascii: "/") }
    return path.isEmpty ? String(Substring(host)) : "\(Substring(host))\(Substring(path))"
  }

  /// The environment of a host; nil for a host on which countries have paths.
  func environment(host: String) -> Environment? {
    hostsWithPaths.contains(host) ? nil : owner(of: host)
  }

  /// The environment to which a page belongs.
  func environment(of page: PageURL) -> Environment? {
    let isHome = page.segments.isEmpty || page.segments == [""]
    guard !isHome, let segment = page.segments.first else { return owner(of: page.host) }
    let address = "\(page.host)/\(segment)"
    if page.isReadInOneWay, let owner = owners[address] { return owner }
    guard hostsWithPaths.contains(page.host) else { return owner(of: page.host) }
    return page.isReadInOneWay && owners[address.foldingASCII] == nil ? owner(of: page.host) : nil
  }

  private func owner(of host: String) -> Environment? {
    owners[host] ?? PreviewName.environment(host: host)
  }
}
