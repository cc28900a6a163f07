#if canImport(Network)
import Dispatch
import Network
#endif

/// A hint that the network may have come back.
///
/// Only a hint: whether a request arrives is known when it has been sent.
public protocol Reachability: Sendable {
  /// Whether there seems to be a network, each time that changes.
  var changes: AsyncStream<Bool> { get }
}

/// A hint that the app gives itself, for tests and for systems without another.
public final class ManualReachability: Reachability {
  /// Whether there seems to be a network, each time it is said.
  public let changes: AsyncStream<Bool>
  private let continuation: AsyncStream<Bool>.Continuation

  /// A hint that has not been given yet.
  public init() { (changes, continuation) = AsyncStream.makeStream() }

  /// Says whether there seems to be a network.
  public func set(_ isReachable: Bool) { continuation.yield(isReachable) }
}

#if canImport(Network)
/// What Apple's systems say of the network.
public final class PathReachability: Reachability {
  /// Whether there is a path to any network, each time that changes.
  public let changes: AsyncStream<Bool>
  private let monitor = NWPathMonitor()

  /// Begins to watch.
  public init() {
    let (stream, continuation) = AsyncStream<Bool>.makeStream(bufferingPolicy: .bufferingNewest(1))
    changes = stream
    monitor.pathUpdateHandler = { continuation.yield($0.status == .satisfied) }
    monitor.start(queue: DispatchQueue(label: "NNNetwork.reachability"))
  }

  deinit { monitor.cancel() }
}
#endif
