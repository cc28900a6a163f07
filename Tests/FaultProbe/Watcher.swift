import Foundation
import NNNetwork

/// Searches every event for a secret.
///
/// `@unchecked` is safe: the property is only accessed between `lock()` and `unlock()`.
final class Watcher: EventMonitor, @unchecked Sendable {
  private let lock = NSLock()
  private var secret = false

  var sawSecret: Bool { lock.withLock { secret } }

  func record(_ event: NetworkEvent) {
    let text: String
    switch event {
    case .sending(let request): text = "\(request) \(request.curl)"
    case .received(let request, _, _): text = "\(request)"
    case .finished(let request, let error, _): text = "\(request) \(error.map { "\($0)" } ?? "")"
    }
    if text.contains("s3cret") { lock.withLock { secret = true } }
  }
}
