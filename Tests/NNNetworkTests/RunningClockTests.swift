import Foundation
import Testing

@testable import NNNetwork

/// The clock of time limits, which stops while the process does.
@Suite(.timeLimit(.minutes(1))) struct RunningClockTests {
  private let source = ManualClock()
  private let clock: RunningClock

  init() { clock = RunningClock(source) }

  private var now: Duration { clock.now.offset }

  @Test func sleeperWakesAtItsTime() async throws {
    let start = clock.now
    let end = start.advanced(by: .seconds(5))
    let task = Task { try await clock.sleep(until: end, tolerance: nil) }
    for second in 1...5 {
      await source.waitForSleepers(1)
      source.advance(by: .seconds(1))
      #expect(now == .seconds(second))
    }
    try await task.value
  }

  @Test func longGapIsNotCounted() async throws {
    let task = Task { try await clock.sleep(until: .init(offset: .seconds(60)), tolerance: nil) }
    await source.waitForSleepers(1)
    source.advance(by: .seconds(600))
    #expect(now == .seconds(2))
    await source.waitForSleepers(1)
    source.advance(by: .seconds(3))
    #expect(now == .seconds(5), "a sleeper that is a little late")
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func gapWithoutASleeperIsCounted() async throws {
    source.advance(by: .seconds(600))
    #expect(now == .seconds(600))
    source.advance(by: .seconds(600))
    let end = RunningClock.Instant(offset: .seconds(1_201))
    let task = Task { try await clock.sleep(until: end, tolerance: nil) }
    await source.waitForSleepers(1)
    #expect(now == .seconds(1_200))
    source.advance(by: .seconds(1))
    try await task.value
  }

  @Test func onlyTheUsualClockIsReplaced() async {
    let manual = TimeLimits(source)
    let isOver = Locked(false)
    _ = manual.start(.seconds(60)) { isOver.withLock { $0 = true } }
    await source.waitForSleepers(1)
    source.advance(by: .seconds(60))
    await wait { isOver.withLock { $0 } }
  }
}
