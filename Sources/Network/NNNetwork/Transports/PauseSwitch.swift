/// Pauses and continues a task once each, however often it is told.
///
/// `URLSessionTask` counts how often it is suspended, on Apple's systems, and needs as many calls of `resume`.
final class PauseSwitch: Sendable {
  private let isPaused = Locked(false)
  private let change: @Sendable (Bool) -> Void

  /// A switch of a task that runs.
  init(_ change: @escaping @Sendable (Bool) -> Void) { self.change = change }

  /// Pauses or continues the task, unless it is as it should be.
  func set(_ isPaused: Bool) {
    // Within the lock, so that the task gets the changes in their order.
    self.isPaused.withLock { state in
      guard state != isPaused else { return }
      state = isPaused
      change(isPaused)
    }
  }
}
