import Foundation

/// A value behind a lock.
///
/// `Synchronization.Mutex` would do, but it needs macOS 15 and iOS 18. `@unchecked` cannot go wrong here:
/// `value` is private and only accessed between `lock()` and `unlock()`, and a copy of it that a body
/// keeps is `Sendable` itself.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Runs the body with exclusive access; it must not use the same lock.
  func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
