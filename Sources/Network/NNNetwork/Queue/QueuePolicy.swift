/// Whether, and how, a request waits in an ``OfflineQueue`` until it can be sent.
public struct QueuePolicy: Hashable, Sendable {
  struct Rule: Hashable, Sendable {
    var maxAge: Duration
    var lane: String?
    var collapseKey: String?
    var handler: String?
    var attempts: Int?
  }

  /// How the request is queued; nil if it is not queued.
  let rule: Rule?

  /// The request is not queued: it is sent now or fails.
  public static let never = Self(rule: nil)

  /// The request is stored, and sent as soon as the network permits, with default values.
  public static let whenOffline = whenOffline()

  /// The request is stored, and sent as soon as the network permits.
  ///
  /// - Parameters:
  ///   - maxAge: the longest wait; after it, the request becomes a dead letter (``DeadLetter``). Time in which the
  ///     device is offline, the account is signed out or its session has expired doesn't count, up to 30 days.
  ///   - lane: the name of a lane. Its requests are sent one after the other, in the order in which they were made. By
  ///     default a service has one lane for methods that read, such as `GET`, and one for all other methods.
  ///   - collapseKey: the request replaces a waiting request with the same lane and key. For example, a new position
  ///     replaces an older one.
  ///   - handler: the name of the handler (``OfflineQueue/handle(_:response:_:)``) that receives the response; by
  ///     default the name of the endpoint's type, and for a ``Request`` its path without the query.
  ///   - attempts: the number of temporary rejections, such as status 503, after which the request becomes a dead
  ///     letter; network errors don't count. Nil to use ``QueueLimits/refusals``.
  /// - Returns: the policy.
  public static func whenOffline(
    maxAge: Duration = .seconds(86_400),
    lane: String? = nil,
    collapsing collapseKey: String? = nil,
    handler: String? = nil,
    attempts: Int? = nil
  ) -> Self {
    Self(
      rule: Rule(
        maxAge: maxAge,
        lane: lane,
        collapseKey: collapseKey,
        handler: handler,
        attempts: attempts
      )
    )
  }
}

/// The capacity, retries and waits of an ``OfflineQueue``.
public struct QueueLimits: Hashable, Sendable {
  /// A limit that a new request can exceed.
  public enum Bound: String, Hashable, Sendable {
    /// The request would exceed ``QueueLimits/count``.
    case count = "too many requests"
    /// The request would exceed ``QueueLimits/bytes``.
    case bytes = "too many bytes"
    /// The request exceeds ``QueueLimits/requestBytes``.
    case requestBytes = "the request is too large"
  }

  /// The maximum number of requests, including dead letters.
  public var count: Int
  /// The maximum total size of all requests and dead letters in the store, in bytes.
  public var bytes: Int
  /// The maximum size of one request, in bytes.
  public var requestBytes: Int
  /// The number of temporary rejections after which a request is given up.
  ///
  /// By default there is no limit, so only the age of the request counts. Network errors and an expired session are not
  /// rejections, but errors of the app's adapters and decisions are. A ``QueuePolicy`` can set another number.
  public var refusals: Int
  /// The time for which dead letters are kept.
  public var deadLetterAge: Duration
  /// The first and the longest wait after network errors.
  ///
  /// The wait doubles with every error in a row. The actual wait is a random time between 50% and 100% of that time.
  public var offline: ClosedRange<Duration>
  /// The first and the longest wait after rejections by the server; the wait grows as described at ``offline``.
  ///
  /// If the server's `Retry-After` is longer, the queue waits for that time.
  public var refused: ClosedRange<Duration>

  /// Creates limits; by default 1,000 requests with 8 MiB in total and 1 MiB each, any number of rejections, and a week
  /// for dead letters.
  public init(
    count: Int = 1_000,
    bytes: Int = 8 << 20,
    requestBytes: Int = 1 << 20,
    refusals: Int = .max,
    deadLetterAge: Duration = .seconds(7 * 86_400),
    offline: ClosedRange<Duration> = .seconds(1) ... .seconds(300),
    refused: ClosedRange<Duration> = .seconds(60) ... .seconds(900)
  ) {
    self.count = count
    self.bytes = bytes
    self.requestBytes = requestBytes
    self.refusals = refusals
    self.deadLetterAge = deadLetterAge
    self.offline = offline
    self.refused = refused
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
