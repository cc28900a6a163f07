extension Clock<Duration> {
  func makeTimeLimits() -> any TimeLimits { ClockTimeLimits(self) }
}

final class ClockTimeLimits<C: Clock<Duration>>: TimeLimits {
  private struct State {
    var lastID = 0
    var running: [Int: (end: C.Instant, onEnd: @Sendable () -> Void)] = [:]
    /// The task that sleeps until the earliest end that was known when it started.
    var sleeper: (end: C.Instant, task: Task<Void, Never>)?
  }

  private let clock: C
  private let state = Locked(State())

  init(_ clock: C) { self.clock = clock }

  deinit { state.withLock { $0.sleeper?.task.cancel() } }

  func start(_ limit: Duration, onEnd: @escaping @Sendable () -> Void) -> Int {
    let end = clock.now.advanced(by: max(.zero, min(limit, .century)))
    return state.withLock { state in
      state.lastID += 1
      state.running[state.lastID] = (end, onEnd)
      if let sleeper = state.sleeper {
        guard end < sleeper.end else { return state.lastID }
        sleeper.task.cancel()
      }
      state.sleeper = (end, sleep(until: end))
      return state.lastID
    }
  }

  func stop(_ id: Int) -> Bool { state.withLock { $0.running.removeValue(forKey: id) != nil } }

  /// Detached because it serves all operations: it must not inherit the priority and the task-local
  /// values of the first one.
  private func sleep(until end: C.Instant) -> Task<Void, Never> {
    Task.detached(priority: .high) { [weak self, clock] in
      do { try await clock.sleep(until: end, tolerance: nil) } catch { return }
      self?.endThoseOverdue()
    }
  }

  private func endThoseOverdue() {
    let now = clock.now
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
