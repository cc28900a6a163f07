/// How much an ``OfflineQueue`` holds, and how patient it is.
public struct QueueLimits: Hashable, Sendable {
  /// A bound that a request can meet.
  public enum Bound: String, Hashable, Sendable {
    /// ``QueueLimits/count``.
    case count = "too many requests"
    /// ``QueueLimits/bytes``.
    case bytes = "too many bytes"
    /// ``QueueLimits/requestBytes``.
    case requestBytes = "the request is too large"
  }

  /// The most requests that wait, dead letters too.
  public var count: Int
  /// The most bytes that all of them take in the store.
  public var bytes: Int
  /// The most bytes that one of them takes.
  public var requestBytes: Int
  /// How many times a server may refuse a request before it is given up; errors of the network do not
  /// count.
  public var refusals: Int
  /// How long dead letters are kept.
  public var deadLetterAge: Duration
  /// The wait after no answer came.
  public var offline: BackOff
  /// The wait after a server refused; longer, since it knows of the request.
  public var refused: BackOff

  /// A wait that doubles with every failure in a row, and is random between its half and its whole.
  public struct BackOff: Hashable, Sendable {
    /// The first wait.
    public var base: Duration
    /// The longest wait.
    public var cap: Duration

    /// A wait.
    public init(base: Duration, cap: Duration) {
      self.base = base
      self.cap = cap
    }

    func wait(afterFailures count: Int, random: Double) -> Duration {
      min(cap, base * (1 << min(max(0, count - 1), 20))) * (0.5 + random / 2)
    }
  }

  /// Limits: by default 1,000 requests, 8 MiB in all, 1 MiB each, three refusals, and a week for dead
  /// letters.
  public init(
    count: Int = 1_000,
    bytes: Int = 8 << 20,
    requestBytes: Int = 1 << 20,
    refusals: Int = 3,
    deadLetterAge: Duration = .seconds(7 * 86_400),
    offline: BackOff = BackOff(base: .seconds(1), cap: .seconds(300)),
    refused: BackOff = BackOff(base: .seconds(60), cap: .seconds(3_600))
  ) {
    self.count = count
    self.bytes = bytes
    self.requestBytes = requestBytes
    self.refusals = refusals
    self.deadLetterAge = deadLetterAge
    self.offline = offline
    self.refused = refused
  }
}
