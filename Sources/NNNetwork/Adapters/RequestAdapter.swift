/// One thing done to a request before it is sent, such as adding a header.
///
/// All adapters run before every attempt, so what they add is never stale. Away from the service,
/// after a redirect, the pipeline takes back secret headers and changes of URL and body.
public protocol RequestAdapter: Sendable {
  /// Changes the request.
  ///
  /// - Throws: whatever keeps the request from being sent; it then fails without being sent.
  func adapt(_ request: inout HTTPRequest, in context: RequestContext) async throws
}

/// An adapter written where it is needed.
public struct Adapter: RequestAdapter {
  private let body: @Sendable (inout HTTPRequest, RequestContext) async throws -> Void

  /// An adapter that does what the closure does.
  public init(_ body: @escaping @Sendable (inout HTTPRequest, RequestContext) async throws -> Void)
  {
    self.body = body
  }

  /// Runs the closure.
  public func adapt(_ request: inout HTTPRequest, in context: RequestContext) async throws {
    try await body(&request, context)
  }
}
