/// Time limits of many operations, with one sleeping task for all of them.
///
/// Most limits are never reached, and a task for each would cost more than the rest of a request.
final class TimeLimits: Sendable {
  private struct State {
    var lastID = 0
    var running: [Int: Limit] = [:]
    /// The task that sleeps until the earliest end that was known when it started.
    var sleeper: (end: Duration, task: Task<Void, Never>)?
  }

  private struct Limit {
    let length: Duration
    /// When it ends at the latest, however often it begins again.
    let latest: Duration
    let onEnd: @Sendable () -> Void
    var end = Duration.zero

    mutating func begin(at now: Duration) { end = min(now + length, latest) }
  }

  private let watch: Stopwatch
  private let state = Locked(State())

  init(_ clock: any Clock<Duration>) {
    // With another clock, the app decides what counts.
    watch = clock is ContinuousClock ? Stopwatch(starting: RunningClock()) : Stopwatch(clock)
  }

  deinit { state.withLock { $0.sleeper?.task.cancel() } }

  /// The time since the creation; what the limits are measured by.
  var now: Duration { watch.elapsed }

  /// Starts a limit; `onEnd` is called once, on any thread, unless the limit is stopped first.
  ///
  /// - Parameters:
  ///   - length: how long it is.
  ///   - latest: when it ends at the latest, although it begins again; see ``now``.
  ///   - onEnd: called at its end.
  /// - Returns: its number.
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

  /// Lets a limit begin again, unless it has been reached or stopped.
  func restart(_ id: Int) {
    let now = now
    // The sleeper wakes at the earlier end, and then sleeps until the new one.
    state.withLock { $0.running[id]?.begin(at: now) }
  }

  /// Stops a limit.
  ///
  /// - Returns: whether it had not been reached.
  func stop(_ id: Int) -> Bool { state.withLock { $0.running.removeValue(forKey: id) != nil } }

  /// Detached because it serves all operations: it must not inherit the priority and the task-local
  /// values of the first one.
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
      // Usually the task that runs this; another one if a shorter limit has just started.
      state.sleeper?.task.cancel()
      state.sleeper = next.map { ($0, sleep(until: $0)) }
      return overdue
    }
    for onEnd in overdue { onEnd() }
  }
}

extension Task where Failure == Never {
  /// A task that runs on this thread until its first suspension, where the system supports that:
  /// switching threads costs more than anything else.
  static func startingNow(
    _ operation: @escaping @Sendable () async -> Success
  ) -> Task {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return Task.immediate(operation: operation)
    }
    return Task(operation: operation)
  }
}
