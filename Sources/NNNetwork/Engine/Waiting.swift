import Foundation

/// What one waits for and may stop waiting for: resumed once, whatever comes first.
///
/// Three states, since a cancel may come before there is anything to resume.
final class Arrival<Value: Sendable>: Sendable {
  private enum State {
    case empty
    case waiting(CheckedContinuation<Result<Value, any Error>, Never>)
    case arrived(Result<Value, any Error>)
    case over
  }

  private let state = Locked(State.empty)

  /// Hands over the result; all but the first are dropped.
  func arrive(_ result: Result<Value, any Error>) {
    let continuation: CheckedContinuation<Result<Value, any Error>, Never>? = state.withLock {
      state in
      switch state {
      case .empty:
        state = .arrived(result)
        return nil
      case .waiting(let continuation):
        state = .over
        return continuation
      case .arrived, .over: return nil
      }
    }
    continuation?.resume(returning: result)
  }

  /// Waits for the first result.
  ///
  /// Only one may wait.
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

/// Waits for a task of others: cancelling ends the wait, and leaves the task alone.
///
/// - Throws: what the task throws, or `CancellationError`.
func waiting<Value: Sendable>(for task: Task<Value, any Error>) async throws -> Value {
  let arrival = Arrival<Value>()
  Task { arrival.arrive(await task.result) }
  return try await withTaskCancellationHandler {
    try await arrival.result().get()
  } onCancel: {
    arrival.arrive(.failure(CancellationError()))
  }
}

/// The time since it was made, by any clock.
struct Stopwatch: Sendable {
  private let read: @Sendable () -> Duration

  init(_ clock: any Clock<Duration>) { read = Self.reading(clock) }

  var elapsed: Duration { read() }

  private static func reading<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
