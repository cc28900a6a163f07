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
