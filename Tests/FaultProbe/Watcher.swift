import Foundation
import NNNetwork

/// Searches every event for a secret, and records the waits.
///
/// `@unchecked` is safe: both properties are only accessed between `lock()` and `unlock()`.
final class Watcher: EventMonitor, @unchecked Sendable {
  private let lock = NSLock()
  private var secret = false
  private var list: [Int] = []

  var sawSecret: Bool { lock.withLock { secret } }
  var waits: [Int] { lock.withLock { list } }

  func record(_ event: NetworkEvent) {
    let text = String(reflecting: event)
    lock.withLock {
      if text.contains("s3cret") { secret = true }
      if case .restarting(_, let wait, _) = event { list.append(Int(wait.components.seconds)) }
    }
  }
}
