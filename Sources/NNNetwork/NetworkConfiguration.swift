public import Foundation

/// What all requests of a client share.
public struct NetworkConfiguration: Sendable {
  /// Change every request before every attempt, in this order.
  public var adapters: [any RequestAdapter]
  /// Look at what came of every attempt, in this order.
  public var decisions: [any ResponseDecision]
  /// Told everything that happens, in this order.
  public var monitors: [any EventMonitor]
  /// How long an attempt may take, from sending to the last byte; nil for as long as it takes.
  public var timeout: Duration?
  /// How long all attempts, adapters, decisions and waits may take together; nil for no limit.
  public var deadline: Duration?
  /// How many times a request may be sent, for whatever reasons, redirects too.
  public var maxAttempts: Int
  /// What counts as secret.
  public var redaction: Redaction
  /// What waits and limits are measured by; for tests, one that they move.
  public var clock: any Clock<Duration>
  /// The time of day, for dates in `Retry-After`.
  public var now: @Sendable () -> Date
  /// Random fractions, 0 to below 1, for the waits between attempts.
  public var random: @Sendable () -> Double

  /// A configuration: by default redirects are followed, what may pass is retried twice, bad statuses
  /// fail, and an attempt may take 60 s.
  public init(
    adapters: [any RequestAdapter] = [],
    decisions: [any ResponseDecision] = [RedirectDecision(), RetryDecision(), StatusDecision()],
    monitors: [any EventMonitor] = [],
    timeout: Duration? = .seconds(60),
    deadline: Duration? = nil,
    maxAttempts: Int = 32,
    redaction: Redaction = Redaction(),
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
  ) {
    self.adapters = adapters
    self.decisions = decisions
    self.monitors = monitors
    self.timeout = timeout
    self.deadline = deadline
    self.maxAttempts = maxAttempts
    self.redaction = redaction
    self.clock = clock
    self.now = now
    self.random = random
  }
}
