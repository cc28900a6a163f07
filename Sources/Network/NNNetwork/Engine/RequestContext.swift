public import Foundation

/// Information about a request for its adapters and decisions.
public struct RequestContext: Sendable {
  /// The number of the request within the process, starting at 1.
  public let id: Int
  /// The base URL of the service.
  let serviceURL: URL
  /// Whether the request may be sent twice.
  public let idempotency: Idempotency
  /// The number of the attempt, starting at 1; redirects count as attempts.
  public internal(set) var attempt = 0
  /// The request of the last attempt, as it was sent.
  ///
  /// While adapters prepare an attempt, `sent` is the request of that attempt before they change it.
  public internal(set) var sent: HTTPRequest

  /// The accounts that were signed in when the request was made.
  let owner: RequestOwner
  /// The account whose credential this request was sent with; nil if it has not been sent with a credential.
  var credentialAccount: String?
  /// The last response, for the error if the request fails.
  var lastResponse: RawResponse?
  /// Whether a redirect has left the service; never reset.
  var hasLeftService = false
  private var restarts: [String: Int] = [:]
  let serviceOrigin: Origin?
  private let pipeline: Pipeline
  private static let lastID = Locked(0)

  init(
    serviceURL: URL,
    method: HTTPMethod,
    idempotency: Idempotency,
    owner: RequestOwner,
    pipeline: Pipeline
  ) {
    self.owner = owner
    id = Self.lastID.withLock { last in
      last += 1
      return last
    }
    self.serviceURL = serviceURL
    self.idempotency = idempotency
    sent = HTTPRequest(method: method, url: serviceURL)
    self.pipeline = pipeline
    serviceOrigin = pipeline.origin(of: serviceURL)
  }

  /// The current date, as ``NetworkConfiguration/now`` gives it.
  public func now() -> Date { pipeline.configuration.now() }

  /// A random fraction in 0..<1, from the client's generator.
  func random() -> Double { pipeline.configuration.random() }

  /// Sends the requests that refresh a credential.
  var refreshClient: RefreshClient { pipeline.refreshClient }

  /// How many times the decision with that name has restarted or redirected this request.
  public func restarts(of decision: String) -> Int { restarts[decision] ?? 0 }

  /// Whether the URL has the service's scheme, host and port, is at or below the service's path, and no redirect has
  /// left the service.
  ///
  /// The path matters because countries can be paths of one host, such as `/it` and `/fr`, and the credential of one
  /// country must not be sent to another.
  public func isAtService(_ url: URL) -> Bool {
    guard !hasLeftService, let serviceOrigin else { return false }
    return Origin(url) == serviceOrigin && ServicePath.isBelow(serviceURL, url)
  }

  mutating func charge(_ decision: String) { restarts[decision, default: 0] += 1 }
}
