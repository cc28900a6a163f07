import Foundation

/// One question to one server, and the countries for which it is asked.
struct Check: Sendable {
  enum Kind: Sendable {
    /// The host resolves, and its certificate is good.
    case host
    /// The page ends at the country.
    case web
    /// Another host that means the country leads to the one it has now.
    case accepted
    /// The page leads to https.
    case http
    case association(AssociationFile)
    /// The file that phones get from Apple or Google.
    case cached(AssociationFile)
    /// A page is in the language of one of these locales.
    case language([String])

    var name: String {
      switch self {
      case .association(let file): file.name
      case .cached(let file): "cached-\(file.name)"
      case .language: "language"
      default: "\(self)"
      }
    }
  }

  let kind: Kind
  let url: URL
  let site: Site
  var countries: [String]
  /// What `Accept-Language` says.
  let languages: [String]
}

/// Everything that is asked about the chosen countries in one environment.
struct Plan: Sendable {
  let environment: String
  let countries: [Export.Country]
  /// Countries of another status, which are not asked.
  let others: [Export.Country]
  /// Whether the hosts have names that are chosen at run time, so that nothing can be asked.
  let isNamed: Bool
  private(set) var checks: [Check] = []
  /// The countries whose URLs and accepted hosts begin so; without the scheme.
  private var places: [String: Set<String>] = [:]
  private var positions: [String: Int] = [:]

  init(_ export: Export, _ options: Options) throws {
    let services = export.services.map(\.name)
    let environment = export.environments.first { $0.name == options.environment }
    guard let environment else { throw Refusal("no environment `\(options.environment)`") }
    for code in options.only where !export.countries.contains(where: { $0.code == code }) {
      throw Refusal("no country `\(code)`")
    }
    for name in options.services where !services.contains(name) {
      throw Refusal("no service `\(name)`")
    }
    self.environment = environment.name
    let chosen = export.countries.filter { options.only.isEmpty || options.only.contains($0.code) }
    countries = chosen.filter { $0.status == options.status.rawValue }
    others = chosen.filter { $0.status != options.status.rawValue }
    if let other = others.first, !options.only.isEmpty {
      let status = other.status.inert
      throw Refusal("`\(other.code)` is \(status); `--status \(status)` asks it")
    }
    isNamed = environment.hosts == "named"
    guard !isNamed else { return }
    for country in export.countries {
      let urls = country.urls[environment.name]?.values.map { Self.place($0) } ?? []
      for place in urls + (country.acceptedHosts[environment.name] ?? []) {
        places[place, default: []].insert(country.code)
      }
    }
    let asked = services.filter { options.services.isEmpty || options.services.contains($0) }
    let folder = URL(fileURLWithPath: options.generated)
    for country in countries {
      for service in asked {
        guard let url = country.urls[environment.name]?[service] else { continue }
        if url.hasPrefix("https:") { addHost(of: url, country) }
      }
      guard asked.contains("web") else { continue }
      addWebsite(country)
      guard environment.name == "production" else { continue }
      addPages(country)
      for host in Set(country.deepLinkHosts.map { String($0.prefix { $0 != "/" }) }).sorted() {
        for path in export.associationFiles?[host] ?? [] {
          let file = try AssociationFile(path, in: folder)
          add(.association(file), "https://\(host)/.well-known/\(file.name)", country)
          if options.caches { add(.cached(file), file.cache(of: host), country) }
        }
      }
    }
  }

  private mutating func addWebsite(_ country: Export.Country) {
    guard let web = country.urls[environment]?["web"] else { return }
    add(.web, web, country)
    if web.hasPrefix("https:") { add(.http, "http:" + web.dropFirst(6), country) }
    for address in country.acceptedHosts[environment] ?? []
    where country.deepLinkHosts.contains(address) {
      add(.accepted, "https://\(address)", country)
    }
  }

  private mutating func addPages(_ country: Export.Country) {
    for language in country.languages {
      let locale = language.locale
      add(.language([locale]), language.url, country, locale)
      guard let url = language.helpDeskURL ?? country.helpDeskURL else { continue }
      // A help center may not have every language: then its locale is of another one.
      add(.language([locale, language.helpDeskLocale ?? locale]), url, country, locale)
    }
  }

  private mutating func addHost(of url: String, _ country: Export.Country) {
    guard let site = URL(string: url).flatMap(Site.init) else { return }
    add(.host, "https://\(site.host)" + (site.port == 443 ? "" : ":\(site.port)"), country)
  }

  private mutating func add(
    _ kind: Check.Kind,
    _ text: String,
    _ country: Export.Country,
    _ locale: String? = nil
  ) {
    guard let url = URL(string: text), let site = Site(url) else { return }
    if site.isSecure, kind.name != "host" { addHost(of: text, country) }
    // Countries that ask the same share the question.
    let key = "\(kind.name) \(text) \(locale ?? "")"
    if let position = positions[key] {
      guard !checks[position].countries.contains(country.code) else { return }
      checks[position].countries.append(country.code)
      return
    }
    positions[key] = checks.count
    let languages = locale.map { [$0] } ?? country.languages.map(\.locale)
    checks.append(
      Check(kind: kind, url: url, site: site, countries: [country.code], languages: languages)
    )
  }

  // MARK: Where a URL is

  /// A URL without its scheme and its last slash.
  static func place(_ url: String) -> String {
    let text = url[(url.range(of: "://")?.upperBound ?? url.startIndex)...]
    return String(text.hasSuffix("/") ? text.dropLast() : text)
  }

  /// Whether a URL has this beginning, up to the end of a segment.
  private static func isIn(_ place: String, _ url: String) -> Bool {
    url.hasPrefix(place) && (url.dropFirst(place.count).first.map { "/?#".contains($0) } ?? true)
  }

  /// The countries to which a URL belongs: those of the longest beginning.
  func countries(of url: URL) -> Set<String> {
    let text = Self.place(url.absoluteString)
    let place = places.keys.filter { Self.isIn($0, text) }.max { $0.count < $1.count }
    return place.flatMap { places[$0] } ?? []
  }

  /// Whether a URL is of the page that another check asks for the same country.
  func isWeb(_ url: URL, of check: Check) -> Bool {
    guard url.scheme?.lowercased() == "https", ["accepted", "http"].contains(check.kind.name) else {
      return false
    }
    let country = countries.first { $0.code == check.countries[0] }
    guard let web = country?.urls[environment]?["web"] else { return false }
    return Self.isIn(Self.place(web), Self.place(url.absoluteString))
  }
}
