public import Foundation

/// Information about a request for its adapters and decisions.
public struct RequestContext: Sendable {
  /// The number of attempts that have been made; redirects count as attempts.
  public let attempt: Int
  /// The request of the last attempt, as it was sent.
  ///
  /// While adapters prepare an attempt, `sent` is the request of that attempt before they change it.
  public let sent: HTTPRequest
  /// The service; nil after a redirect that left it.
  let service: ServiceBase?

  /// Whether the URL has the service's scheme, host and port, is at or below the service's path, and no redirect has
  /// left the service.
  ///
  /// The path matters because countries can be paths of one host, such as `/it` and `/fr`, and the credential of one
  /// country must not be sent to another.
  public func isAtService(_ url: URL) -> Bool { service?.contains(url) ?? false }
}
