/// A step that changes a request before it is sent, such as adding a header.
///
/// All adapters run before every attempt, so the values that they add are never stale. After a redirect that leaves the
/// service, NNNetwork keeps only the headers described at `crossOriginHeaders` in ``NetworkConfiguration``, and undoes the
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
}
