#if canImport(Network)
import Dispatch
import Network
#endif

/// A hint that the network may have come back.
///
/// Only a hint: whether a request arrives is known when it has been sent.
public protocol Reachability: Sendable {
  /// Whether there seems to be a network, each time that changes; each use is a stream of its own.
  var changes: AsyncStream<Bool> { get }
}

/// A hint that the app gives itself, for tests and for systems without another.
public final class ManualReachability: Reachability {
  private let hints = Broadcast<Bool>()

  /// A hint that has not been given yet.
  public init() {}

  /// Whether there seems to be a network, each time it is said from now on.
  public var changes: AsyncStream<Bool> { hints.stream() }

  /// Says whether there seems to be a network.
  public func set(_ isReachable: Bool) { hints.send(isReachable) }
}

#if canImport(Network)
/// What Apple's systems say of the network.
public final class PathReachability: Reachability {
  private let hints = Broadcast<Bool>()
  private let monitor = NWPathMonitor()

  /// Begins to watch.
  public init() {
    monitor.pathUpdateHandler = { [hints] in hints.send($0.status == .satisfied) }
    monitor.start(queue: DispatchQueue(label: "NNNetwork.reachability"))
  }

  deinit { monitor.cancel() }

  /// Whether there is a path to any network, each time that changes.
  public var changes: AsyncStream<Bool> { hints.stream() }
}
#endif
