import Foundation

/// A result that one task waits for: the first result wins, and the task is resumed exactly once.
///
/// A result may arrive before the task waits; for example, when the task is cancelled early.
final class Arrival<Value: Sendable>: Sendable {
  private enum State {
    case empty
    case waiting(CheckedContinuation<Result<Value, any Error>, Never>)
    case arrived(Result<Value, any Error>)
    case over
  }

  private let state = Locked(State.empty)

  /// Delivers a result; all but the first are ignored.
  ///
  /// - Returns: whether this result was the first.
  @discardableResult
  func arrive(_ result: Result<Value, any Error>) -> Bool {
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
  func result() async -> Result<Value, any Error> {
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

/// A signal to stop, which reaches its listener at most once; it can be sent from any thread, before or after the
/// listener is set.
final class Stop: Sendable {
  private enum State {
    case pending
    case listening(@Sendable () -> Void)
    case sent
  }

  private let state = Locked(State.pending)

  /// Sends the signal to the current or future listener.
  func send() {
    let listener: (@Sendable () -> Void)? = state.withLock { state in
      defer { state = .sent }
      if case .listening(let listener) = state { return listener }
      return nil
    }
    listener?()
  }

  /// Sets the listener, at most once; it is called immediately if the signal has already been sent.
  func listen(_ listener: @escaping @Sendable () -> Void) {
    let isSent = state.withLock { state in
      if case .sent = state { return true }
      state = .listening(listener)
      return false
    }
    if isSent { listener() }
  }
}

/// Sends elements to any number of streams.
struct Broadcast<Element: Sendable>: Sendable {
  private struct Listeners {
    var nextID = 0
    var isFinished = false
    /// Elements that were sent before the first stream existed; nil after that stream has received them.
    var early: [Element]? = []
    var continuations: [Int: AsyncStream<Element>.Continuation] = [:]
  }

  private let listeners = Locked(Listeners())

  /// Returns a stream of all elements sent from now on; the stream buffers the last 1,000.
  func stream() -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream<Element>.makeStream(
      bufferingPolicy: .bufferingNewest(1_000)
    )
    let id = listeners.withLock { listeners in
      for element in listeners.early ?? [] { continuation.yield(element) }
      listeners.early = nil
      if listeners.isFinished { continuation.finish() }
      listeners.nextID += 1
      listeners.continuations[listeners.nextID] = continuation
      return listeners.nextID
    }
    continuation.onTermination = { [listeners] _ in
      listeners.withLock { $0.continuations[id] = nil }
    }
    return stream
  }

  func send(_ element: Element) {
    for continuation in continuations { continuation.yield(element) }
  }

  /// Keeps an element for the first stream; does nothing if a stream has already been created.
  func sendEarly(_ element: Element) { listeners.withLock { $0.early?.append(element) } }

  /// Ends all streams, including later ones.
  func finish() {
    listeners.withLock { $0.isFinished = true }
    for continuation in continuations { continuation.finish() }
  }

  private var continuations: [AsyncStream<Element>.Continuation] {
    listeners.withLock { Array($0.continuations.values) }
  }
}

/// A value behind a lock.
///
/// `Synchronization.Mutex` needs macOS 15 and iOS 18. `NSLock` allocates four times on Linux, and this type allocates
/// once; a request has several locks.
// `@unchecked` is safe: the value is accessed only while the mutex is locked, and a copy that a body keeps is
// `Sendable`.
struct Locked<Value: Sendable>: @unchecked Sendable {
  /// The value, followed in memory by its mutex.
  private final class Storage: ManagedBuffer<Value, pthread_mutex_t> {
    deinit { withUnsafeMutablePointerToElements { _ = pthread_mutex_destroy($0) } }
  }

  private let storage: ManagedBuffer<Value, pthread_mutex_t>

  init(_ value: Value) {
    storage = Storage.create(minimumCapacity: 1) { _ in value }
    storage.withUnsafeMutablePointerToElements { _ = pthread_mutex_init($0, nil) }
  }

  /// Runs the body with exclusive access to the value; the body must not lock again.
  func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try storage.withUnsafeMutablePointers { value, mutex in
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return try body(&value.pointee)
    }
  }
}
