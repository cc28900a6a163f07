public import Foundation

/// A language that users can choose in a country.
nonisolated public struct Language: Hashable, Sendable {
  /// The BCP 47 tag, such as `it-IT`.
  public let locale: String
  /// The translation of the app that shows this language.
  public let appLanguage: AppLanguage
  let address: String
  let helpDesk: HelpDesk?
  /// The URLs of addresses that lead to the country only because this language is there, by
  /// environment.
  let ownURLs: [String: String]

  /// The URL of the website in this language, in production.
  public var url: URL { URL(proven: address) }

  /// The help center's code for the language, such as `pt_PT`; nil if the help center lacks the
  /// language.
  public var helpDeskLocale: String? { helpDesk?.locale }

  /// The help center's URL in this language; nil if there is none.
  public var helpDeskURL: URL? { helpDesk?.url.map { URL(proven: $0) } }

  /// Creates a language without a help center, for tests and previews.
  public init(locale: String, appLanguage: AppLanguage, url: URL) {
    self.init(locale: locale, appLanguage: appLanguage, address: url.absoluteString)
  }

  @inline(never)
  init(
    locale: String,
    appLanguage: AppLanguage,
    address: String,
    helpDesk: HelpDesk? = nil,
    ownURLs: [String: String] = [:]
  ) {
    self.locale = locale
    self.appLanguage = appLanguage
    self.address = address
    self.helpDesk = helpDesk
    self.ownURLs = ownURLs
  }
}

nonisolated extension Language {
  /// The URL of a page in this language, which ``Link`` reads back; nil if the language's URL is on
  /// none of the product's hosts in this environment.
  ///
  /// `environment` has a country of this language. `path` is as in ``Service/url(path:for:)``. If the
  /// language's URL has a query, such as `?lang=it`, the result has it, too.
  public func url(for environment: Environment, path: String) -> URL? {
    guard let page = PageURL(address), let base = base(of: page, in: environment) else {
      return nil
    }
    let below = path.belowURL
    let start = below.prefix { $0 != "?" && $0 != "#" }
    let rest = below[start.endIndex...]
    guard let query = page.query else { return URL(proven: base + below) }
    return URL(
      proven: "\(base)\(start)?\(query)\(rest.first == "?" ? "&" : "")\(rest.drop { $0 == "?" })"
    )
  }

  /// The language's URL in an environment, without a query and a slash at the end.
  private func base(of page: PageURL, in environment: Environment) -> String? {
    func path(below addresses: [String]) -> String? {
      page.path(below: addresses)?.filter { !$0.isEmpty }.map { "/\($0)" }.joined()
    }
    let (kind, country) = (environment.kind.rawValue, environment.country)
    if let own = ownURLs["production"], let url = ownURLs[kind] {
      return path(below: [Addresses.address(of: own)]).map { url + $0 }
    }
    guard let production = Environment(key: "production/\(country.rawValue)") else { return nil }
    let website = Service.web.url(for: production).absoluteString
    if let path = path(below: [Addresses.address(of: website)]) {
      return Service.web.url(for: environment).absoluteString + path
    }
    guard kind == "production", path(below: country.deepLinkHosts) != nil else { return nil }
    return path(below: [page.host]).map { "https://\(page.host)\($0)" }
  }
}

/// The help center's name for a language, and its URL if the product has one.
nonisolated struct HelpDesk: Hashable, Sendable {
  let locale: String
  var url: String? = nil
}
