#if canImport(Network)
import Dispatch
import Network

/// Reports whether a network is reachable; available only on Apple's systems.
enum Reachability {
  /// Reports whether a network is reachable: first the current state, then the state after each change.
  static var changes: AsyncStream<Bool> {
    AsyncStream { continuation in
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { continuation.yield($0.status == .satisfied) }
      continuation.onTermination = { _ in monitor.cancel() }
      monitor.start(queue: DispatchQueue(label: "NNNetworkQueue.reachability"))
    }
  }
}
#endif
