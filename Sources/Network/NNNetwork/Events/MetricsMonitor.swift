/// Counts what a client does.
public final class MetricsMonitor: EventMonitor {
  /// Totals since the monitor was created.
  public struct Sums: Hashable, Sendable {
    /// Requests that ended, successfully or not.
    public var ended = 0
    /// Requests that failed, except cancelled ones.
    public var failed = 0
    /// Requests that were cancelled.
    public var cancelled = 0
    /// Attempts that were sent.
    public var attempts = 0
    /// Responses by status.
    public var statuses: [Int: Int] = [:]
    /// Attempts without a response, by kind of error.
    public var transportErrors: [TransportError.Kind: Int] = [:]
    /// Restarts by decision.
    public var restarts: [DecisionID: Int] = [:]
    /// Received bytes of bodies in memory.
    public var receivedBytes = 0
    /// The total time of all requests that ended.
    public var time = Duration.zero
  }

  private let state = Locked(Sums())

  /// A monitor that starts at zero.
  public init() {}

  /// The current totals.
  public var sums: Sums { state.withLock { $0 } }

  /// Counts the event.
  public func record(_ event: NetworkEvent) {
    state.withLock { sums in
      switch event {
      case .started, .redirecting: break
      case .sending: sums.attempts += 1
      case .received(.success(let response), _, _):
        sums.statuses[response.status, default: 0] += 1
        sums.receivedBytes += response.bodyBytes
      case .received(.failure(let error), _, _):
        sums.transportErrors[error.kind, default: 0] += 1
      case .restarting(let decision, _, _): sums.restarts[decision, default: 0] += 1
      case .finished(_, let took):
        sums.ended += 1
        sums.time += took
      case .failed(let error, _, let took):
        sums.ended += 1
        sums.time += took
        if error.isCancelled { sums.cancelled += 1 } else { sums.failed += 1 }
      }
    }
  }
}
