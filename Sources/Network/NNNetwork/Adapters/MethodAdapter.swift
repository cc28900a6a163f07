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
