import Foundation

/// A result that one task waits for: the first result wins, and the task is resumed exactly once.
///
/// A result may arrive before the task waits; for example, when the task is cancelled early.
package final class Arrival<Value: Sendable>: Sendable {
  private enum State {
    case empty
    case waiting(CheckedContinuation<Result<Value, any Error>, Never>)
    case arrived(Result<Value, any Error>)
    case over
  }

  private let state = Locked(State.empty)

  package init() {}

  /// Delivers a result; all but the first are ignored.
  ///
  /// - Returns: whether this result was the first.
  @discardableResult
  package func arrive(_ result: Result<Value, any Error>) -> Bool {
    let (isFirst, waiting): (Bool, CheckedContinuation<Result<Value, any Error>, Never>?) =
      state.withLock { state in
        switch state {
        case .empty:
          state = .arrived(result)
          return (true, nil)
        case .waiting(let continuation):
          state = .over
          return (true, continuation)
        case .arrived, .over: return (false, nil)
        }
      }
    waiting?.resume(returning: result)
    return isFirst
  }

  /// Waits for the first result.
  ///
  /// Only one task may wait.
  package func result() async -> Result<Value, any Error> {
    await withCheckedContinuation { continuation in
      let early: Result<Value, any Error>? = state.withLock { state in
        if case .arrived(let result) = state {
          state = .over
          return result
        }
        state = .waiting(continuation)
        return nil
      }
      if let early { continuation.resume(returning: early) }
    }
  }
}

/// Waits for a shared task; if the caller is cancelled, the wait ends but the shared task continues.
///
/// - Throws: the task's error, or `CancellationError`.
func waiting<Value: Sendable>(for task: Task<Value, any Error>) async throws -> Value {
  let arrival = Arrival<Value>()
  Task { arrival.arrive(await task.result) }
  return try await withTaskCancellationHandler {
    try await arrival.result().get()
  } onCancel: {
    arrival.arrive(.failure(CancellationError()))
  }
}

/// A value behind a lock.
///
/// `Synchronization.Mutex` needs macOS 15 and iOS 18. `NSLock` allocates four times on Linux, and this type allocates
/// once; a request has several locks.
// `@unchecked` is safe: the value is accessed only while the mutex is locked, and a copy that a body keeps is
// `Sendable`.
package struct Locked<Value: Sendable>: @unchecked Sendable {
  /// The value, followed in memory by its mutex.
  private final class Storage: ManagedBuffer<Value, pthread_mutex_t> {
    deinit { withUnsafeMutablePointerToElements { _ = pthread_mutex_destroy($0) } }
  }

  private let storage: ManagedBuffer<Value, pthread_mutex_t>

  package init(_ value: Value) {
    storage = Storage.create(minimumCapacity: 1) { _ in value }
    storage.withUnsafeMutablePointerToElements { _ = pthread_mutex_init($0, nil) }
  }

  /// Runs the body with exclusive access to the value; the body must not lock again.
  package func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result
  {
    try storage.withUnsafeMutablePointers { value, mutex in
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return try body(&value.pointee)
    }
  }
}
