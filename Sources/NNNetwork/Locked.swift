import Foundation

/// A value behind a lock.
///
/// `Synchronization.Mutex` would do, but it needs macOS 15 and iOS 18. `@unchecked` cannot go wrong
/// here: `value` is private and touched only between `lock()` and `unlock()`, and the `Sendable`
/// value that the body returns is all that leaves.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: sending Value) { self.value = value }

  /// Runs the body alone; it must not call back into the same lock.
  func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
