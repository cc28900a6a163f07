/// Counts the requests under way, for an activity indicator.
public final class ActivityMonitor: EventMonitor {
  private let running = Locked(0)
  private let onChange: @Sendable (Bool) -> Void

  /// A monitor that tells when the first request begins and when the last one ends.
  ///
  /// - Parameter onChange: called with whether any request is under way, only when that changes, on any
  ///   thread. Calls from two threads may overtake each other: read ``count`` where that matters.
  public init(onChange: @escaping @Sendable (Bool) -> Void = { _ in }) { self.onChange = onChange }

  /// How many requests are under way.
  public var count: Int { running.withLock { $0 } }

  /// Counts.
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
