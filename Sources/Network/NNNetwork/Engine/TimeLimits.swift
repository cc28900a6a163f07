/// Measures the time limits of many operations, with one sleeping task for all of them.
///
/// Most limits are never reached, and one task per limit would cost more than the rest of a request.
final class TimeLimits: Sendable {
  private struct State {
    var lastID = 0
    var running: [Int: Limit] = [:]
    /// The task that sleeps until the earliest end that was known when it started.
    var sleeper: (end: Duration, task: Task<Void, Never>)?
  }

  private struct Limit {
    let length: Duration
    /// The latest end, even if the limit is restarted.
    let latest: Duration
    let onEnd: @Sendable () -> Void
    var end = Duration.zero

    mutating func begin(at now: Duration) { end = min(now + length, latest) }
  }

  private let watch: Stopwatch
  private let state = Locked(State())

  init(_ clock: any Clock<Duration>) {
    // Any other clock was chosen by the app, so the limits follow it exactly.
    watch = clock is ContinuousClock ? Stopwatch(starting: RunningClock()) : Stopwatch(clock)
  }

  deinit { state.withLock { $0.sleeper?.task.cancel() } }

  /// The time since this object was created; all limits are measured by it.
  var now: Duration { watch.elapsed }

  /// Starts a limit; `onEnd` is called once, on any thread, unless the limit is stopped first.
  ///
  /// - Parameters:
  ///   - length: the length of the limit.
  ///   - latest: the latest end, even if the limit is restarted, as a time of ``now``.
  ///   - onEnd: called at the end of the limit.
  /// - Returns: the number of the limit.
  func start(
    _ length: Duration,
    until latest: Duration? = nil,
    onEnd: @escaping @Sendable () -> Void
  ) -> Int {
    let length = max(.zero, min(length, .century))
    var limit = Limit(length: length, latest: latest ?? .seconds(Int64.max), onEnd: onEnd)
    limit.begin(at: now)
    return state.withLock { state in
      state.lastID += 1
      state.running[state.lastID] = limit
      if let sleeper = state.sleeper {
        guard limit.end < sleeper.end else { return state.lastID }
        sleeper.task.cancel()
      }
      state.sleeper = (limit.end, sleep(until: limit.end))
      return state.lastID
    }
  }

  /// Restarts a limit unless it has been reached or stopped.
  func restart(_ id: Int) {
    let now = now
    // The sleeper still wakes at the old end; it then sleeps until the next one.
    state.withLock { $0.running[id]?.begin(at: now) }
  }

  /// Stops a limit.
  ///
  /// - Returns: true if it was stopped before its end.
  func stop(_ id: Int) -> Bool { state.withLock { $0.running.removeValue(forKey: id) != nil } }

  /// Sleeps until the end, then ends the limits that are due.
  ///
  /// The task is detached because it serves all operations: it must not inherit the priority and the task-local values
  /// of the first operation.
  private func sleep(until end: Duration) -> Task<Void, Never> {
    Task.detached(priority: .high) { [weak self, watch] in
      do { try await watch.sleep(until: end) } catch { return }
      self?.endThoseOverdue()
    }
  }

  private func endThoseOverdue() {
    let now = now
    let overdue: [@Sendable () -> Void] = state.withLock { state in
      let ids = state.running.filter { $0.value.end <= now }.keys
      let overdue = ids.compactMap { state.running.removeValue(forKey: $0)?.onEnd }
      let next = state.running.values.map(\.end).min()
      // The sleeper is usually the current task, which is finished. If a shorter limit has just started, it is a newer
      // task, which must be cancelled.
      state.sleeper?.task.cancel()
      state.sleeper = next.map { ($0, sleep(until: $0)) }
      return overdue
    }
    for onEnd in overdue { onEnd() }
  }
}

extension Task where Failure == Never {
  /// Starts a task on the current thread if the system supports that, because switching threads is expensive.
  static func startingNow(
    _ operation: @escaping @Sendable () async -> Success
  ) -> Task {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return Task.immediate(operation: operation)
    }
    return Task(operation: operation)
  }
}

/// A clock that stops while the process does not run: while the system sleeps, or has suspended the app.
///
/// No system clock stops when only the app is suspended. So each sleeper reads this clock every two seconds; if more
/// than three seconds pass between two readings, only two seconds are counted. When the app resumes, a response that
/// has arrived in the meantime, or the error of a lost connection, is then handled before a time limit ends.
struct RunningClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct State {
    var sleepers = 0
    /// The time at which the clock was last read.
    var seen = Duration.zero
    /// The total time that was not counted.
    var lost = Duration.zero

    mutating func time(at elapsed: Duration) -> Duration {
      // Without a sleeper, a long gap does not mean that the process was suspended.
      if sleepers > 0, elapsed - seen > RunningClock.step + RunningClock.delay {
        lost += elapsed - seen - RunningClock.step
      }
      seen = max(seen, elapsed)
      return seen - lost
    }
  }

  private static let step = Duration.seconds(2)
  /// The maximum delay of a sleeper on a busy system.
  private static let delay = Duration.seconds(1)

  private let watch: Stopwatch
  private let state = Locked(State())

  /// Creates a clock based on `SuspendingClock`, which counts the time in which the app is suspended.
  init() { watch = Stopwatch(starting: SuspendingClock()) }

  /// Creates a clock based on the given clock.
  init(_ clock: any Clock<Duration>) { watch = Stopwatch(clock) }

  var minimumResolution: Duration { .nanoseconds(1) }

  var now: Instant {
    let elapsed = watch.elapsed
    return Instant(offset: state.withLock { $0.time(at: elapsed) })
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    begin()
    defer { state.withLock { $0.sleepers -= 1 } }
    while true {
      let rest = now.duration(to: deadline)
      guard rest > .zero else { return }
      try await watch.sleep(until: watch.elapsed + min(rest, Self.step))
    }
  }

  private func begin() {
    let elapsed = watch.elapsed
    state.withLock { state in
      _ = state.time(at: elapsed)
      state.sleepers += 1
    }
  }
}

/// Measures the time since its creation, by any clock.
struct Stopwatch: Sendable {
  private let read: @Sendable () -> Duration
  private let sleep: @Sendable (Duration) async throws -> Void

  init(_ clock: any Clock<Duration>) { self.init(starting: clock) }

  /// Creates a stopwatch for a clock of a known type, which is faster than an existential.
  init<C: Clock<Duration>>(starting clock: C) {
    let start = clock.now
    read = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  var elapsed: Duration { read() }

  /// Sleeps until the given time has passed since the creation of the stopwatch.
  ///
  /// - Throws: `CancellationError`.
  func sleep(until elapsed: Duration) async throws { try await sleep(elapsed) }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
  /// The duration in whole milliseconds, rounded down.
  var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
  /// A century, which stands for "no limit", because the integers of a clock could overflow and trap with a longer
  /// duration.
  static var century: Duration { .seconds(100 * 365 * 86_400) }
}
