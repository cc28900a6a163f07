import Foundation

@testable import NNNetwork

/// Returns when a condition holds, or when the test's time limit has cancelled the test.
func wait(
  isolation: isolated (any Actor)? = #isolation,
  until condition: () -> Bool
) async {
  while !condition(), !Task.isCancelled { try? await Task.sleep(for: .microseconds(200)) }
}

/// A clock that only moves when a test moves it.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Int: (until: Instant, arrival: Arrival<Void>)] = [:]
  }

  private let state = Locked(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let arrival = Arrival<Void>()
    let id: Int? = state.withLock { state in
      guard deadline > state.now else { return nil }
      state.nextID += 1
      state.sleepers[state.nextID] = (deadline, arrival)
      return state.nextID
    }
    guard let id else { return }
    try await withTaskCancellationHandler {
      try await arrival.result().get()
    } onCancel: {
      // Remove it immediately, so that a test that waits for the next sleeper does not count this
      // one.
      state.withLock { $0.sleepers[id] = nil }
      arrival.arrive(.failure(CancellationError()))
    }
  }

  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.until <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.map(\.arrival)
    }
    for arrival in due { arrival.arrive(.success(())) }
  }

  var sleepers: Int { state.withLock { $0.sleepers.count } }

  /// Returns when this many are asleep, or when the test's time is over.
  func waitForSleepers(_ count: Int) async {
    await wait { sleepers == count }
  }
}

/// A clock whose sleeps end immediately; it records them.
///
/// Do not use it for time limits.
final class HastyClock: Clock, Sendable {
  typealias Instant = ManualClock.Instant
  private let state = Locked((now: Instant(offset: .zero), sleeps: [Duration]()))

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }
  var sleeps: [Duration] { state.withLock { $0.sleeps } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    state.withLock { state in
      // A queue that tries for days would fill the memory.
      if state.sleeps.count < 1_000 { state.sleeps.append(state.now.duration(to: deadline)) }
      state.now = max(state.now, deadline)
    }
  }
}
