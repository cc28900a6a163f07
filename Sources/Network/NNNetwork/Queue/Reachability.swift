#if canImport(Network)
import Dispatch
import Network

/// Whether there is a network, as Apple's systems report it.
enum Reachability {
  /// Whether there is a path to any network, now and after each change.
  static var changes: AsyncStream<Bool> {
    AsyncStream { continuation in
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { continuation.yield($0.status == .satisfied) }
      continuation.onTermination = { _ in monitor.cancel() }
      monitor.start(queue: DispatchQueue(label: "NNNetwork.reachability"))
    }
  }
}
#endif
