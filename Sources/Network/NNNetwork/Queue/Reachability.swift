#if canImport(Network)
import Dispatch
import Network

/// Reports whether there is a network, on Apple's systems.
enum Reachability {
  /// A stream that tells whether any network is reachable, now and after each change.
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
