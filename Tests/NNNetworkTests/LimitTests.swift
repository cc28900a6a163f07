import Foundation
import Testing

@testable import NNNetwork

/// Time limits that are unusual, numerous, or no longer needed.
@Suite(.timeLimit(.minutes(1))) struct LimitTests {
  private static let over: [Duration] = [
    .zero, .seconds(-5), Duration(secondsComponent: .min, attosecondsComponent: 0),
  ]

  private func answering(
    _ change: (inout NetworkConfiguration) -> Void
  ) -> (StubTransport, NetworkClient<FixedEnvironment>) {
    let stub = StubTransport()
    stub.on("any", times: nil, .response(200)) { _ in true }
    return (stub, client(stub, change: change))
  }

  @Test(arguments: over)
  func attemptWithoutTimeIsNotSent(_ limit: Duration) async throws {
    let (stub, network) = answering { $0.timeout = limit }
    let error = try #require(await network.failure(of: plain()))
    guard case .transport(let cause) = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(cause.kind == .timedOut)
    #expect(stub.requests.isEmpty)
  }

  @Test(arguments: over)
  func requestWithoutTimeIsNotSent(_ limit: Duration) async throws {
    let (stub, network) = answering { $0.deadline = limit }
    let error = try #require(await network.failure(of: plain()))
    guard case .deadlineExceeded = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(error.attempt == 0)
    #expect(stub.requests.isEmpty)
  }

  @Test func hugeLimitsAreUnlimited() async {
    let huge = Duration(secondsComponent: .max, attosecondsComponent: 0)
    let (_, network) = answering {
      $0.timeout = huge
      $0.deadline = huge
    }
    #expect(await network.failure(of: plain()) == nil)
  }

  @Test func hugeWaitCanBeCancelled() async {
    let huge = Duration(secondsComponent: .max, attosecondsComponent: 0)
    let waits = Locked(false)
    let ever = Decision("ever") { _, _ in
      waits.withLock { $0 = true }
      return .restart(after: huge)
    }
    let stub = StubTransport()
    stub.on(.get, "/x", .response(503))
    let network = client(stub, decisions: [ever])
    let task = Task { await network.failure(of: plain()) }
    while !waits.withLock({ $0 }) { await Task.yield() }
    task.cancel()
    #expect(await task.value?.isCancelled == true)
  }

  @Test func thousandsOfRequestsEndAtTheSameTime() async {
    let (clock, other) = (ManualClock(), ManualClock())
    let stub = StubTransport(clock: other)
    stub.on("slow", times: nil, .response(200).delayed(by: .seconds(600))) { _ in true }
    let network = client(stub) {
      $0.clock = clock
      $0.timeout = .seconds(10)
    }
    let count = 4_000
    let ended = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<count {
        group.addTask {
          guard case .transport(let error)? = await network.failure(of: plain())?.reason else {
            return false
          }
          return error.kind == .timedOut
        }
      }
      await other.waitForSleepers(count)
      // One task sleeps for all of them.
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(10))
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(ended == count)
    await clock.waitForSleepers(0)
  }

  @Test func shorterLimitsEndFirstInAnyOrder() async {
    let clock = ManualClock()
    let limits = TimeLimits(clock)
    let ended = Locked<[Int]>([])
    for seconds in [5, 3, 9, 1, 7] {
      _ = limits.start(.seconds(seconds)) { ended.withLock { $0.append(seconds) } }
    }
    let stopped = limits.start(.seconds(2)) { ended.withLock { $0.append(2) } }
    #expect(limits.stop(stopped))
    for second in 1...9 {
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(1))
      let due = [1, 3, 5, 7, 9].filter { $0 <= second }
      await wait { ended.withLock { $0 } == due }
    }
    await clock.waitForSleepers(0)
  }

  @Test func limitThatBeginsAgainEndsAtTheLatestEnd() async {
    let clock = ManualClock()
    let limits = TimeLimits(clock)
    let ended = Locked<[String]>([])
    let free = limits.start(.seconds(4)) { ended.withLock { $0.append("free") } }
    let bound = limits.start(.seconds(4), until: .seconds(6)) {
      ended.withLock { $0.append("bound") }
    }
    for second in 1...9 {
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(1))
      if second <= 5 {
        limits.restart(free)
        limits.restart(bound)
      }
      let due = (second >= 6 ? ["bound"] : []) + (second == 9 ? ["free"] : [])
      await wait { ended.withLock { $0 } == due }
    }
    limits.restart(free)
    #expect(!limits.stop(free))
    await clock.waitForSleepers(0)
  }

  @Test func randomStartsAndStopsLeaveNoTask() async {
    let clock = ManualClock()
    let limits = TimeLimits(clock)
    await withTaskGroup(of: Void.self) { group in
      for seed in 0..<200 {
        group.addTask {
          let id = limits.start(.milliseconds(1 + seed * 37 % 100)) {}
          await Task.yield()
          if seed % 3 == 0 { _ = limits.stop(id) }
        }
      }
      group.addTask {
        for _ in 0..<60 {
          clock.advance(by: .milliseconds(1))
          await Task.yield()
        }
      }
    }
    // A sleeper that woke up and one for a shorter limit may coincide; one of them remains.
    await wait { clock.sleepers <= 1 }
    clock.advance(by: .seconds(10))
    await clock.waitForSleepers(0)
  }

  @Test func releasedClientReleasesItsLimits() async {
    let clock = ManualClock()
    weak var pipeline: Pipeline?
    weak var transport: StubTransport?
    do {
      let stub = StubTransport()
      stub.on("any", .response(200)) { _ in true }
      let configuration = NetworkConfiguration(timeout: .seconds(60), clock: clock)
      let built = Pipeline(transport: stub, configuration: configuration)
      _ = try? await built.run(
        plain(),
        at: url("https://api.example.com"),
        method: .get,
        decoding: .data
      )
      (pipeline, transport) = (built, stub)
      await clock.waitForSleepers(1)
    }
    #expect(pipeline == nil)
    #expect(transport == nil)
    await clock.waitForSleepers(0)
  }
}
