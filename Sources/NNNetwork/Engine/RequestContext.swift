public import Foundation

/// What adapters and decisions know of the request they work on.
public struct RequestContext: Sendable {
  /// Tells the request from all others of the process.
  public let id: RequestID
  /// Where the service answers.
  public let serviceURL: URL
  /// Whether the request may be sent twice.
  public let idempotency: Idempotency
  /// Which attempt it is, from 1; redirects count.
  public internal(set) var attempt = 0
  /// The request as it was last sent; to an adapter, as it is before any adapter.
  public internal(set) var sent: HTTPRequest

  /// The headers of the last answer, for the error.
  var lastResponse: RawResponse?
  /// Whether a redirect has led away from the service; nothing leads back.
  var hasLeftService = false
  private var restarts: [DecisionID: Int] = [:]
  let serviceOrigin: Origin?
  private let pipeline: Pipeline

  init(
    id: RequestID,
    serviceURL: URL,
    method: HTTPMethod,
    idempotency: Idempotency,
    pipeline: Pipeline
  ) {
    self.id = id
    self.serviceURL = serviceURL
    self.idempotency = idempotency
    sent = HTTPRequest(method: method, url: serviceURL)
    self.pipeline = pipeline
    serviceOrigin = Origin(serviceURL)
  }

  /// The time of day, by the client's clock.
  public func now() -> Date { pipeline.configuration.now() }

  /// A random fraction, 0 to below 1, by the client's generator.
  public func random() -> Double { pipeline.configuration.random() }

  /// What credentials are renewed with.
  public var refreshClient: RefreshClient { pipeline.refreshClient }

  /// How many times a decision has restarted or redirected this request.
  public func restarts(of decision: DecisionID) -> Int { restarts[decision] ?? 0 }

  /// Whether the URL has the service's scheme, host and port, and no redirect has led away before.
  public func isAtService(_ url: URL) -> Bool {
    guard !hasLeftService, let serviceOrigin else { return false }
    return Origin(url) == serviceOrigin
  }

  mutating func charge(_ decision: DecisionID) { restarts[decision, default: 0] += 1 }
}

/// Tells a request from all others of the process.
public struct RequestID: Hashable, Sendable, CustomStringConvertible {
  private let number: Int

  private static let last = Locked(0)

  static func next() -> RequestID {
    RequestID(
      number: last.withLock { number in
        number += 1
        return number
      }
    )
  }

  /// A number, counted from 1.
  public var description: String { "\(number)" }
}
