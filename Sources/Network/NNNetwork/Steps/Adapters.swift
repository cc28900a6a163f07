/// A step that changes a request before it is sent, such as adding a header.
///
/// All adapters run before every attempt, so the values that they add are never stale. After a redirect that leaves the
/// service, NNNetwork keeps only the headers described at ``NetworkConfiguration/crossOriginHeaders``, and undoes the
/// changes that adapters have made to the URL and the body.
public protocol RequestAdapter: Sendable {
  /// Changes the request.
  ///
  /// - Throws: any error; the request then fails without being sent.
  func adapt(_ request: inout HTTPRequest, in context: RequestContext) async throws
}

/// An adapter that runs a closure.
public struct Adapter: RequestAdapter {
  private let body: @Sendable (inout HTTPRequest, RequestContext) async throws -> Void

  /// Creates an adapter that runs the closure.
  public init(_ body: @escaping @Sendable (inout HTTPRequest, RequestContext) async throws -> Void)
  { self.body = body }

  /// Runs the closure.
  public func adapt(_ request: inout HTTPRequest, in context: RequestContext) async throws {
    try await body(&request, context)
  }
}

extension RequestAdapter where Self == Adapter {
  /// Sets these headers, replacing fields with the same names.
  public static func headers(_ headers: HTTPHeaders) -> Adapter {
    Adapter { request, _ in request.headers.set(headers) }
  }

  /// Sets `User-Agent` to a product and its version, such as `Nextdoor/5.1 (iOS 18.2)`.
  ///
  /// - Parameters:
  ///   - product: the name of the app; characters that are not allowed there, such as spaces, are removed.
  ///   - version: the version of the app, treated in the same way.
  ///   - comment: the system, without the parentheses; nil for none.
  /// - Returns: the adapter.
  public static func userAgent(
    product: String,
    version: String,
    comment: String? = nil
  ) -> Adapter {
    let tokens = [product, version].map { $0.filter { HTTPHeaders.isToken(String($0)) } }
    let comment = comment.map { " (\($0.filter { !"()\\".contains($0) }))" }
    return .headers(["User-Agent": tokens.joined(separator: "/") + (comment ?? "")])
  }

  /// Sets `Accept-Language` to the languages that the user reads, such as `it-IT, it;q=0.9`.
  ///
  /// - Parameter locales: returns BCP 47 tags, the preferred one first; at most ten are sent. It is called before every
  ///   attempt, because the country may change.
  /// - Returns: the adapter.
  public static func acceptLanguage(_ locales: @escaping @Sendable () -> [String]) -> Adapter {
    Adapter { request, _ in
      if let value = AcceptLanguage.value(for: locales()) {
        request.headers["Accept-Language"] = value
      }
    }
  }
}

private enum AcceptLanguage {
  /// The value of the header; after the last tag of each language, the language alone is added: `it-IT`, `it-CH` →
  /// `it-IT, it-CH;q=0.9, it;q=0.8`.
  static func value(for locales: [String]) -> String? {
    var tags: [String] = []
    let locales = locales.filter { !$0.isEmpty }
    for (index, locale) in locales.enumerated() {
      if !tags.contains(locale) { tags.append(locale) }
      let language = String(locale.prefix { $0 != "-" })
      let comesAgain = locales[(index + 1)...].contains { $0.prefix { $0 != "-" } == language }
      if !comesAgain, !tags.contains(language) { tags.append(language) }
    }
    guard !tags.isEmpty else { return nil }
    return tags.prefix(10).enumerated()
      .map { $0 == 0 ? $1 : "\($1);q=0.\(10 - $0)" }
      .joined(separator: ", ")
  }
}
