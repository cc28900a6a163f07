/// Whether a request waits in an ``OfflineQueue`` until it can be sent.
public struct QueuePolicy: Hashable, Sendable {
  struct Rule: Hashable, Sendable {
    var maxAge: Duration
    var lane: String?
    var collapseKey: String?
    var handler: String?
    var attempts: Int?
  }

  /// Nil for a request that is sent now or fails.
  let rule: Rule?

  /// The request is sent now or fails.
  public static let never = Self(rule: nil)

  /// The request is stored, and sent as soon as the network permits.
  public static let whenOffline = whenOffline()

  /// The request is stored, and sent as soon as the network permits.
  ///
  /// - Parameters:
  ///   - maxAge: the longest wait; after that it becomes a dead letter. Up to 30 days offline, signed out or with an
  ///     expired session don't count.
  ///   - lane: the requests of a lane are sent one after the other, in the order in which they were made.
  ///     By default a service has one lane for methods that read and one for methods that write.
  ///   - collapseKey: the request replaces a waiting one with the same lane and key, for example a newer
  ///     position an older one.
  ///   - handler: the name of the handler (``OfflineQueue/handle(_:response:_:)``) that receives the
  ///     response; by default the name of the endpoint's type, and for a ``Request`` its path.
  ///   - attempts: the number of rejections that may be temporary, such as 503, after which it becomes a dead letter;
  ///     attempts without a response don't count. Nil for ``QueueLimits/refusals``.
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

/// Capacity, retries and waits of an ``OfflineQueue``.
public struct QueueLimits: Hashable, Sendable {
  /// A limit that a request can exceed.
  public enum Bound: String, Hashable, Sendable {
    /// ``QueueLimits/count``.
    case count = "too many requests"
    /// ``QueueLimits/bytes``.
    case bytes = "too many bytes"
    /// ``QueueLimits/requestBytes``.
    case requestBytes = "the request is too large"
  }

  /// The maximum number of requests, including dead letters.
  public var count: Int
  /// The maximum total size in the store, in bytes.
  public var bytes: Int
  /// The maximum size of one request, in bytes.
  public var requestBytes: Int
  /// The number of temporary rejections by a server after which a request is given up; by default only its age counts.
  ///
  /// Network errors and an expired session don't count. A ``QueuePolicy`` can have its own number.
  public var refusals: Int
  /// The time for which dead letters are kept.
  public var deadLetterAge: Duration
  /// The first and the longest wait after network errors; it doubles with every error in a row, and each wait is random
  /// between half and all of that.
  public var offline: ClosedRange<Duration>
  /// The first and the longest wait after rejections by the server.
  ///
  /// A longer `Retry-After` is respected.
  public var refused: ClosedRange<Duration>

  /// Limits: by default 1,000 requests, 8 MiB in total, 1 MiB each, any number of rejections, and a week for
  /// dead letters.
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

  /// The wait of a lane.
  static func wait(
    within bounds: ClosedRange<Duration>,
    afterFailures count: Int,
    random: Double
  ) -> Duration {
    let doubled = bounds.lowerBound * (1 << min(max(0, count - 1), 20))
    return min(bounds.upperBound, doubled) * (0.5 + random / 2)
  }
}
