/// Counts the requests in progress, for an activity indicator.
public final class ActivityMonitor: EventMonitor {
  private let running = Locked(0)
  private let onChange: @Sendable (Bool) -> Void

  /// A monitor that reports when the first request starts and when the last one ends.
  ///
  /// - Parameter onChange: called on any thread when the answer to "is a request in progress?" changes.
  ///   Calls from two threads may arrive in either order: read ``count`` where that matters.
  public init(onChange: @escaping @Sendable (Bool) -> Void = { _ in }) { self.onChange = onChange }

  /// The number of requests in progress.
  public var count: Int { running.withLock { $0 } }

  /// Counts the event.
  public func record(_ event: NetworkEvent) {
    switch event {
    case .started: change(by: 1)
    case .finished, .failed: change(by: -1)
    case .sending, .received, .restarting, .redirecting: break
    }
  }

  private func change(by step: Int) {
    let (before, after) = running.withLock { count in
      count += step
      return (count - step, count)
    }
    if (before == 0) != (after == 0) { onChange(after > 0) }
  }
}
