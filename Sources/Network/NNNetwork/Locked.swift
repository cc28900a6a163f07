import Foundation

/// A value behind a lock.
///
/// `Synchronization.Mutex` would do, but it needs macOS 15 and iOS 18. `NSLock` allocates four times on Linux,
/// and a request has several locks; this allocates once.
// `@unchecked` cannot go wrong here: the value is only accessed while the mutex is locked, and a copy of it
// that a body keeps is `Sendable` itself.
struct Locked<Value: Sendable>: @unchecked Sendable {
  /// The value with its mutex behind it.
  private final class Storage: ManagedBuffer<Value, pthread_mutex_t> {
    deinit { withUnsafeMutablePointerToElements { _ = pthread_mutex_destroy($0) } }
  }

  private let storage: ManagedBuffer<Value, pthread_mutex_t>

  init(_ value: Value) {
    storage = Storage.create(minimumCapacity: 1) { _ in value }
    storage.withUnsafeMutablePointerToElements { _ = pthread_mutex_init($0, nil) }
  }

  /// Runs the body with exclusive access; it must not use the same lock.
  func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try storage.withUnsafeMutablePointers { value, mutex in
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return try body(&value.pointee)
    }
  }
}
