/// Sums up what a client does.
public final class MetricsMonitor: EventMonitor {
  /// Sums since the monitor was made.
  public struct Sums: Hashable, Sendable {
    /// Requests that ended, well or not.
    public var ended = 0
    /// Those among them that failed, cancelled ones left out.
    public var failed = 0
    /// Those among them that were cancelled.
    public var cancelled = 0
    /// How many times anything was sent.
    public var attempts = 0
    /// Answers by status.
    public var statuses: [Int: Int] = [:]
    /// Attempts without an answer, by what kept it away.
    public var transportErrors: [TransportError.Kind: Int] = [:]
    /// Restarts by decision.
    public var restarts: [DecisionID: Int] = [:]
    /// Bytes of bodies in memory that came.
    public var receivedBytes = 0
    /// The time that all ended requests took together.
    public var time = Duration.zero
  }

  private let state = Locked(Sums())

  /// A monitor with all sums 0.
  public init() {}

  /// The sums of now.
  public var sums: Sums { state.withLock { $0 } }

  /// Adds the event.
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
