public import Foundation

/// Sets the method.
public struct MethodAdapter: RequestAdapter {
  private let method: HTTPMethod

  /// An adapter that sets this method.
  public init(_ method: HTTPMethod) { self.method = method }

  /// Sets the method.
  public func adapt(_ request: inout HTTPRequest, in context: RequestContext) {
    request.method = method
  }
}

/// Sets headers.
public struct HeadersAdapter: RequestAdapter {
  private let headers: HTTPHeaders

  /// An adapter that sets these headers in place of those of the same names.
  public init(_ headers: HTTPHeaders) { self.headers = headers }

  /// Sets the headers.
  public func adapt(_ request: inout HTTPRequest, in context: RequestContext) {
    request.headers.set(headers)
  }
}

/// Says which app is asking.
public struct UserAgentAdapter: RequestAdapter {
  private let text: String

  /// A product and its version, `Nextdoor/5.1 (iOS 18.2)`.
  ///
  /// - Parameters:
  ///   - product: the name of the app; what cannot stand in a product's name is left out.
  ///   - version: its version.
  ///   - comment: the system, without parentheses; nil for none.
  public init(product: String, version: String, comment: String? = nil) {
    let tokens = [product, version].map { $0.filter { HTTPHeaders.isToken(String($0)) } }
    let comment = comment.map { " (\($0.filter { !"()\\".contains($0) }))" }
    text = tokens.joined(separator: "/") + (comment ?? "")
  }

  /// Sets `User-Agent`.
  public func adapt(_ request: inout HTTPRequest, in context: RequestContext) {
    request.headers["User-Agent"] = text
  }
}

/// Says in which language the person reads.
public struct AcceptLanguageAdapter: RequestAdapter {
  private let locales: @Sendable () -> [String]

  /// Languages that are asked for anew before every attempt, as the country may change.
  ///
  /// - Parameter locales: BCP 47 tags, the preferred one first; at most ten are sent.
  public init(_ locales: @escaping @Sendable () -> [String]) { self.locales = locales }

  /// One locale, such as a country's.
  public init(_ locale: Locale) {
    let tag = String(locale.identifier.prefix { $0 != "@" }).replacing("_", with: "-")
    self.init { [tag] }
  }

  /// Sets `Accept-Language`, with the bare language after its regions: `it-IT, it;q=0.9`.
  public func adapt(_ request: inout HTTPRequest, in context: RequestContext) {
    var tags: [String] = []
    let locales = locales().filter { !$0.isEmpty }
    for (place, locale) in locales.enumerated() {
      if !tags.contains(locale) { tags.append(locale) }
      let language = String(locale.prefix { $0 != "-" })
      let comesAgain = locales[(place + 1)...].contains { $0.prefix { $0 != "-" } == language }
      if !comesAgain, !tags.contains(language) { tags.append(language) }
    }
    guard !tags.isEmpty else { return }
    request.headers["Accept-Language"] = tags.prefix(10).enumerated()
      .map { $0 == 0 ? $1 : "\($1);q=0.\(10 - $0)" }
      .joined(separator: ", ")
  }
}
