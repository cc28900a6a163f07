/// Time limits of many operations, with one sleeping task for all of them.
///
/// Most limits are never reached, and a task for each would cost more than the rest of a request.
final class TimeLimits: Sendable {
  private struct State {
    var lastID = 0
    var running: [Int: (end: Duration, onEnd: @Sendable () -> Void)] = [:]
    /// The task that sleeps until the earliest end that was known when it started.
    var sleeper: (end: Duration, task: Task<Void, Never>)?
  }

  private let watch: Stopwatch
  private let state = Locked(State())

  init(_ clock: any Clock<Duration>) { watch = Stopwatch(clock) }

  deinit { state.withLock { $0.sleeper?.task.cancel() } }

  /// Starts a limit; `onEnd` is called once, on any thread, unless the limit is stopped first.
  func start(_ limit: Duration, onEnd: @escaping @Sendable () -> Void) -> Int {
    let end = watch.elapsed + max(.zero, min(limit, .century))
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
    let now = watch.elapsed
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

/// Runs an operation and cancels it when its time is up.
///
/// - Returns: the operation's value, and whether its time was up first.
func limited<Value: Sendable>(
  to limit: Duration,
  by limits: TimeLimits,
  _ operation: @escaping @Sendable () async -> Value
) async -> (value: Value, isOverdue: Bool) {
  // Before the task, which may take long until it first waits.
  let stop = Stop()
  let id = limits.start(limit) { stop.send() }
  let task = Task.startingNow(operation)
  stop.listen { task.cancel() }
  let value = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  let isOverdue = !limits.stop(id)
  return (value, isOverdue && !Task.isCancelled)
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
