#if canImport(Network)
import Dispatch
import Network

/// Reachability as reported by Apple's systems.
public final class PathReachability: Reachability {
  private let hints = Broadcast<Bool>()
  private let monitor = NWPathMonitor()

  /// Starts to observe the network.
  public init() {
    monitor.pathUpdateHandler = { [hints] in hints.send($0.status == .satisfied) }
    monitor.start(queue: DispatchQueue(label: "NNNetwork.reachability"))
  }

  deinit { monitor.cancel() }

  /// Whether there is a path to any network, after each change.
  public var changes: AsyncStream<Bool> { hints.stream() }
}
#endif
