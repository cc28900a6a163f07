import Foundation

/// Tells many operations when their time is over, with one sleeping task for all of them.
///
/// Most limits are never reached. A task for each would cost more than the rest of a request.
protocol TimeLimits: Sendable {
  /// Begins to count; `onEnd` is called once, on any thread, unless the limit is stopped before.
  func start(_ limit: Duration, onEnd: @escaping @Sendable () -> Void) -> Int

  /// Ends the counting.
  ///
  /// - Returns: whether time was left.
  func stop(_ id: Int) -> Bool
}

extension Clock<Duration> {
  func makeTimeLimits() -> any TimeLimits { ClockTimeLimits(self) }
}

final class ClockTimeLimits<C: Clock<Duration>>: TimeLimits {
  private struct State {
    var lastID = 0
    var running: [Int: (end: C.Instant, onEnd: @Sendable () -> Void)] = [:]
    /// The task that sleeps until the first end there was when it fell asleep.
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

  /// Detached, since it serves all: the priority and the task-local values of whoever was first are
  /// none of the others'.
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
      // Most often the one that runs this; another if a shorter limit began just now.
      state.sleeper?.task.cancel()
      state.sleeper = next.map { ($0, sleep(until: $0)) }
      return overdue
    }
    for onEnd in overdue { onEnd() }
  }
}

extension Duration {
  /// As good as for ever; clocks stop the process over what does not fit into their integers.
  static var century: Duration { .seconds(100 * 365 * 86_400) }
}

/// Runs an operation and cancels it when the time is over.
///
/// - Returns: what the operation returned, and whether its time was over before.
func limited<Value: Sendable>(
  to limit: Duration,
  by limits: any TimeLimits,
  _ operation: @escaping @Sendable () async -> Value
) async -> (value: Value, isOverdue: Bool) {
  let task = Task.startingNow(operation)
  let id = limits.start(limit) { task.cancel() }
  let value = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  let isOverdue = !limits.stop(id)
  return (value, isOverdue && !Task.isCancelled)
}

extension Task where Failure == Never {
  /// A task that runs on this thread until it first waits, where the system can do that: handing it
  /// to another thread costs more than all else.
  fileprivate static func startingNow(
    _ operation: @escaping @Sendable () async -> Success
  ) -> Task {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return Task.immediate(operation: operation)
    }
    return Task(operation: operation)
  }
}
