import Foundation

/// A result that one task waits for: the first result wins, and the task is resumed exactly once.
///
/// It has a state for a result that arrives before anyone waits, because a cancellation may come first.
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
  /// - Returns: whether it was the first.
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

/// Waits for a shared task: cancellation ends the wait but not the task.
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
