public import Foundation

/// A page of the website that the app opens for a link, a push notification or a QR code.
///
/// A link is created only from a URL that the app may open:
///
/// - The scheme is `https`.
/// - The environment is the one in which the app runs.
/// - Links to the host open the app.
/// - The country has one of the given statuses.
///
/// A host of another service or environment is rejected, and so is an ambiguous path.
nonisolated public struct Link: Hashable, Sendable {
  /// The environment and the country.
  public let environment: Environment
  /// The service of the page.
  ///
  /// It is always the website, because only the website's hosts open the app.
  public let service: Service
  /// The language in the URL; nil if the URL has none.
  public let language: Language?
  /// The rest of the path after the country and the language, such as `/pizza/42`; can be empty.
  public let path: String
  /// The text after the question mark; nil if there is none.
  ///
  /// It does not contain the fragment.
  public let query: String?

  /// Reads a URL in an app that runs in this kind of environment and shows countries with these
  /// statuses.
  ///
  /// The host is read as in ``Environment/init(url:)-(String)``: the case of ASCII letters, a full
  /// stop at the end and the port are ignored. Escapes of letters, digits and `-._~` in the path
  /// are decoded.
  public init?(_ url: String, in kind: Environment.Kind, statuses: Set<Country.Status>) {
    guard let page = PageURL(link: url),
      let environment = Addresses.all.environment(of: page), environment.kind == kind,
      statuses.contains(environment.country.status)
    else { return nil }
    self.init(page, in: environment)
  }

  /// Reads a URL of this environment's website, for a product with one website for all countries.
  ///
  /// Such a URL names no country: the link has the country of the environment, and the language is
  /// one of that country's.
  public init?(_ url: String, in environment: Environment) {
    guard let page = PageURL(link: url) else { return nil }
    self.init(page, in: environment)
  }

  private init?(_ page: PageURL, in environment: Environment) {
    guard let path = page.path(in: environment) else { return nil }
    let (language, rest) = page.language(in: environment, path)
    self.environment = environment
    service = .web
    self.language = language
    self.path = rest.map { "/\($0)" }.joined()
    query = page.query
  }

  /// Reads a URL, like the initializer for a string.
  public init?(_ url: URL, in kind: Environment.Kind, statuses: Set<Country.Status>) {
    self.init(url.absoluteString, in: kind, statuses: statuses)
  }
}

nonisolated extension Environment {
  /// The hosts whose links open the app, without the addresses of languages.
  ///
  /// If the country has a path on the host, the path is included: `www.acme.com/it`.
  fileprivate var linkedAddresses: [String] {
    if kind.rawValue == "production" {
      return country.deepLinkHosts.filter { !languageAddresses.contains($0) }
    }
    return [Addresses.address(of: Service.web.url(for: self).absoluteString)]
  }

  /// The addresses that lead to the country only because a language is there.
  fileprivate var languageAddresses: [String] {
    country.languages.compactMap { $0.ownURLs[kind.rawValue].map(Addresses.address) }
  }
}

nonisolated extension PageURL {
  /// Nil if the scheme is not `https`, or browsers do not read the URL in the same way.
  fileprivate init?(link url: String) {
    guard url.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }), let page = PageURL(url), page.isSecure,
      page.isReadInOneWay
    else { return nil }
    self = page
  }

  /// The path below the country's address, or the whole path at the address of a language.
  fileprivate func path(in environment: Environment) -> ArraySlice<String>? {
    path(below: environment.linkedAddresses)
      ?? path(below: environment.languageAddresses).map { _ in segments }
  }

  /// The rest of the path after the longest of these addresses that contains the page.
  func path(below addresses: [String]) -> ArraySlice<String>? {
    let lengths = addresses.compactMap { address -> Int? in
      let parts = address.split(separator: "/").map(String.init)
      return parts.first == host && segments.starts(with: parts.dropFirst()) ? parts.count - 1 : nil
    }
    return lengths.max().map { segments.dropFirst($0) }
  }

  /// The language whose URL shares the most path segments and query items with this URL, and the
  /// path after those segments.
  fileprivate func language(
    in environment: Environment,
    _ path: ArraySlice<String>
  ) -> (Language?, rest: ArraySlice<String>) {
    let pages = environment.country.languages.map { language in
      let url = language.url(for: environment, path: "") ?? language.url
      return (language, PageURL(url.absoluteString))
    }
    let haveOneHost = Set(pages.map { $1?.host }).count == 1
    let fitting = pages.compactMap { language, page -> (Language, segments: Int, items: Int)? in
      guard let page, haveOneHost || page.host == host else { return nil }
      let own = (page.path(below: environment.linkedAddresses) ?? page.segments)
        .filter { !$0.isEmpty }
      let isStart = path.starts(with: own) && items.isSuperset(of: page.items)
      return isStart ? (language, own.count, page.items.count) : nil
    }
    let best = fitting.max { $0.segments + $0.items < $1.segments + $1.items }
    return (best?.0, path.dropFirst(best?.segments ?? 0))
  }

  /// The items of the query, which ampersands separate.
  private var items: Set<Substring> { Set((query ?? "").split(separator: "&")) }
}
