/// Observes requests.
public protocol EventMonitor: Sendable {
  /// Called on any thread with an event; it should return quickly because the request waits.
  func record(_ event: NetworkEvent)
}

extension [any EventMonitor] {
  /// Creates the event only if there is a monitor.
  func record(_ event: () -> NetworkEvent) {
    guard !isEmpty else { return }
    let event = event()
    for monitor in self { monitor.record(event) }
  }
}
