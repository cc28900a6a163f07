/// Information about a request for its adapters and decisions.
public struct RequestContext: Sendable {
  /// The number of attempts that have been made; redirects count as attempts.
  public let attempt: Int
  /// The request of the last attempt, as it was sent.
  ///
  /// While adapters prepare an attempt, `sent` is the request of that attempt before they change it.
  public let sent: HTTPRequest
}
