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
