#if canImport(Network)
import Dispatch
import Network
#endif

/// Reports that the network may be back.
///
/// It is only a hint: only sending a request shows whether it arrives.
public protocol Reachability: Sendable {
  /// Whether there seems to be a network, after each change; each use makes a new stream.
  var changes: AsyncStream<Bool> { get }
}

#if canImport(Network)
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

/// Reachability that the app sets itself, for tests and for systems without another source.
public final class ManualReachability: Reachability {
  private let hints = Broadcast<Bool>()

  /// Reachability that has not been set.
  public init() {}

  /// The values that are set from now on.
  public var changes: AsyncStream<Bool> { hints.stream() }

  /// Sets whether there seems to be a network.
  public func set(_ isReachable: Bool) { hints.send(isReachable) }
}
