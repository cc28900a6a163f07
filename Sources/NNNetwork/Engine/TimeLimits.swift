import Foundation

/// Time limits of many operations, with one sleeping task for all of them.
///
/// Most limits are never reached, and a task for each would cost more than the rest of a request.
protocol TimeLimits: Sendable {
  /// Starts a limit; `onEnd` is called once, on any thread, unless the limit is stopped first.
  func start(_ limit: Duration, onEnd: @escaping @Sendable () -> Void) -> Int

  /// Stops a limit.
  ///
  /// - Returns: whether it had not been reached.
  func stop(_ id: Int) -> Bool
}

/// Runs an operation and cancels it when its time is up.
///
/// - Returns: the operation's value, and whether its time was up first.
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
