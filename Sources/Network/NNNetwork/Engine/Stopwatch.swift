/// The time since its creation, by any clock.
struct Stopwatch: Sendable {
  private let read: @Sendable () -> Duration
  private let sleep: @Sendable (Duration) async throws -> Void

  init(_ clock: any Clock<Duration>) { self.init(starting: clock) }

  /// Faster than through an existential, where the type of the clock is known.
  init<C: Clock<Duration>>(starting clock: C) {
    let start = clock.now
    read = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  var elapsed: Duration { read() }

  /// Sleeps until so much time has elapsed.
  ///
  /// - Throws: `CancellationError`.
  func sleep(until elapsed: Duration) async throws { try await sleep(elapsed) }
}
