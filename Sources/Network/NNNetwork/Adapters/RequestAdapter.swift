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
