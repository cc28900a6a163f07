import Foundation

/// A value behind a lock.
///
/// `Synchronization.Mutex` would do, but it needs macOS 15 and iOS 18. `@unchecked` cannot go wrong here:
/// `value` is private and only accessed between `lock()` and `unlock()`, and only a `Sendable` result
/// leaves `withLock`.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: sending Value) { self.value = value }

  /// Runs the body with exclusive access; it must not use the same lock.
  func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
