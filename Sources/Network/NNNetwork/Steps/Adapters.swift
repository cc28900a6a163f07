/// A step that changes a request before it is sent, such as adding a header.
///
/// All adapters run before every attempt, so what they add is never stale. After a redirect to another
/// origin, the pipeline removes secret headers and undoes changes to the URL and the body.
public protocol RequestAdapter: Sendable {
  /// Changes the request.
  ///
  /// - Throws: any error; the request then fails without being sent.
  func adapt(_ request: inout HTTPRequest, in context: RequestContext) async throws
}

/// An adapter made from a closure.
public struct Adapter: RequestAdapter {
  private let body: @Sendable (inout HTTPRequest, RequestContext) async throws -> Void

  /// Makes an adapter that runs the closure.
  public init(_ body: @escaping @Sendable (inout HTTPRequest, RequestContext) async throws -> Void)
  {
    self.body = body
  }

  /// Runs the closure.
  public func adapt(_ request: inout HTTPRequest, in context: RequestContext) async throws {
    try await body(&request, context)
  }
}

/// Sets headers.
public struct HeadersAdapter: RequestAdapter {
  private let headers: HTTPHeaders

  /// An adapter that sets these headers and replaces fields with the same names.
  public init(_ headers: HTTPHeaders) { self.headers = headers }

  /// Sets the headers.
  public func adapt(_ request: inout HTTPRequest, in context: RequestContext) {
    request.headers.set(headers)
  }
}

/// Sets `User-Agent` to the app's name and version.
public struct UserAgentAdapter: RequestAdapter {
  private let text: String

  /// A product and its version, `Nextdoor/5.1 (iOS 18.2)`.
  ///
  /// - Parameters:
  ///   - product: the name of the app; characters that a product name cannot contain are removed.
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

/// Sets `Accept-Language` to the languages that the person reads.
public struct AcceptLanguageAdapter: RequestAdapter {
  private let locales: @Sendable () -> [String]

  /// An adapter that asks for the languages before every attempt, since the country may change.
  ///
  /// - Parameter locales: BCP 47 tags, the preferred one first; at most ten are sent.
  public init(_ locales: @escaping @Sendable () -> [String]) { self.locales = locales }

  /// Sets `Accept-Language`; each language follows its last regional tag: `it-IT, it;q=0.9`.
  public func adapt(_ request: inout HTTPRequest, in context: RequestContext) {
    var tags: [String] = []
    let locales = locales().filter { !$0.isEmpty }
    for (index, locale) in locales.enumerated() {
      if !tags.contains(locale) { tags.append(locale) }
      let language = String(locale.prefix { $0 != "-" })
      let comesAgain = locales[(index + 1)...].contains { $0.prefix { $0 != "-" } == language }
      if !comesAgain, !tags.contains(language) { tags.append(language) }
    }
    guard !tags.isEmpty else { return }
    request.headers["Accept-Language"] = tags.prefix(10).enumerated()
      .map { $0 == 0 ? $1 : "\($1);q=0.\(10 - $0)" }
      .joined(separator: ", ")
  }
}
