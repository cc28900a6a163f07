public import NNNetwork

/// An endpoint that may wait in an ``OfflineQueue`` until it can be sent.
///
/// ```swift
/// struct PostMessage: QueuedEndpoint {
///   typealias Response = Message
///   let service = Service.api
///   let path = "/messages"
///   let method = HTTPMethod.post
///   let params: Params
///   let serializer = ParamsSerializer.json
///   let queuing = QueuePolicy(lane: "messages", handler: "post-message")
/// }
/// ```
public protocol QueuedEndpoint: Endpoint {
  /// How the request is queued.
  var queuing: QueuePolicy { get }
}

extension QueuedEndpoint {
  /// A client refuses the request; send it with the queue.
  public var shouldQueue: Bool { true }
}

/// How a request waits in an ``OfflineQueue``.
public struct QueuePolicy: Hashable, Sendable {
  /// The name of a lane: its requests are sent one after the other, in the order in which they were made.
  let lane: String
  /// The name of the handler (``OfflineQueue/handle(_:response:_:)``) that receives the response.
  ///
  /// The name is stored with the request, so it must not change between versions of the app.
  let handler: String
  /// The longest wait by the wall clock; after it, the request becomes a dead letter.
  let maxAge: Duration
  /// The number of failed attempts after which the request becomes a dead letter.
  ///
  /// An attempt counts if it timed out or got a status from 500 to 599, and the service has answered another request
  /// with a status below 500 since then: so neither a missing network nor an outage of the service counts.
  let attempts: Int
  /// The request replaces a waiting request with the same lane and key, as a new position replaces an older one.
  let replaces: String?

  /// Creates a policy; by default a request waits for 7 days, and may fail 10 times.
  public init(
    lane: String,
    handler: String,
    maxAge: Duration = .seconds(7 * 86_400),
    attempts: Int = 10,
    replacing key: String? = nil
  ) {
    self.lane = lane
    self.handler = handler
    self.maxAge = maxAge
    self.attempts = attempts
    replaces = key
  }
}

/// The capacity of an ``OfflineQueue``; a new request that exceeds it is refused.
package struct QueueLimits: Sendable {
  /// The maximum number of requests, including dead letters.
  let count: Int
  /// The maximum total size of all requests and dead letters, in bytes.
  let bytes: Int
  /// The first and the longest wait after an attempt without a response.
  ///
  /// The wait doubles with every failure in a row. The actual wait is a random time between 50 % and 100 % of that time.
  package var offline = Duration.seconds(1) ... .seconds(300)
  /// The first and the longest wait after a response that does not accept the request yet.
  package var refused = Duration.seconds(60) ... .seconds(900)
  /// The time for which dead letters are kept.
  package var deadLetterAge = Duration.seconds(7 * 86_400)

  /// Creates limits; by default 1,000 requests with 8 MiB in total.
  package init(count: Int = 1_000, bytes: Int = 8 << 20) {
    self.count = count
    self.bytes = bytes
  }

  /// The wait of a lane after `count` failures in a row; `random` is a number in 0..<1.
  static func wait(
    within bounds: ClosedRange<Duration>,
    afterFailures count: Int,
    random: Double
  ) -> Duration {
    let doubled = bounds.lowerBound * (1 << min(max(0, count - 1), 20))
    return min(bounds.upperBound, doubled) * (0.5 + random / 2)
  }
}
