/// A clock that stops while the process does not run: while the system sleeps, or has suspended the app.
///
/// No clock of the system stops when only the app is suspended. So the one who sleeps looks at this clock every two
/// seconds, and most of a longer gap is not counted. A time limit is then never over at once when the app returns: an
/// answer that has arrived meanwhile, or the error of a connection that was lost, comes first.
struct RunningClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct State {
    var sleepers = 0
    /// When somebody last looked at the clock.
    var seen = Duration.zero
    /// How much time was not counted.
    var lost = Duration.zero

    mutating func time(at elapsed: Duration) -> Duration {
      // Without a sleeper, nobody may have looked for long.
      if sleepers > 0, elapsed - seen > RunningClock.step + RunningClock.delay {
        lost += elapsed - seen - RunningClock.step
      }
      seen = max(seen, elapsed)
      return seen - lost
    }
  }

  private static let step = Duration.seconds(2)
  /// How late a sleeper may be on a busy system.
  private static let delay = Duration.seconds(1)

  private let watch: Stopwatch
  private let state = Locked(State())

  /// A clock of the system's, which counts the time in which the app is suspended.
  init() { watch = Stopwatch(starting: SuspendingClock()) }

  /// The same over another clock.
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
