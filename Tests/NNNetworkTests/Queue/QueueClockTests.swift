import Foundation
import Testing

@testable import NNNetwork

/// If the wall clock is set, before or after a restart of the system, no request is discarded.
@Suite(.timeLimit(.minutes(1))) struct QueueClockTests {
  private static let day = Duration.seconds(86_400)
  /// How far the wall clock is wrong.
  private let jump = Locked(TimeInterval(0))
  private let clock = ManualClock()
  private let isUp = Locked(false)
  private let isRefusing = Locked(false)
  private let server: ShopServer
  private let store = MemoryQueueStore()

  init() {
    let (isUp, isRefusing) = (isUp, isRefusing)
    server = ShopServer { _, _ in
      if isRefusing.withLock({ $0 }) { return .answer(503) }
      return isUp.withLock { $0 } ? .accept : .unreachable
    }
  }

  /// A process that opens the queue.
  private func queue(
    boot: String,
    after uptime: Duration = .seconds(1_000),
    account: CurrentAccount? = nil
  ) async throws -> OfflineQueue<Shop> {
    let (clock, jump) = (clock, jump)
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    var configuration = NetworkConfiguration(
      timeout: nil,
      deadline: nil,
      clock: clock,
      now: { start.addingTimeInterval(clock.now.offset.seconds + jump.withLock { $0 }) }
    )
    configuration.random = { 0.999_999 }
    let client = NetworkClient(environment: Shop.Stage.test, configuration, transport: server)
    return try await OfflineQueue(
      client,
      store: store,
      account: account,
      limits: QueueLimits(),
      boot: SystemBoot(id: boot, uptime: uptime)
    )
  }

  /// A process of the boot `a` that leaves a request in the queue.
  private func leave(_ text: String, account: CurrentAccount? = nil) async throws {
    let queue = try await queue(boot: "a", account: account)
    try await queue.enqueue(Post(text))
    await queue.stop()
  }

  private func pass(_ duration: Duration, _ queue: OfflineQueue<Shop>) async {
    await queue.settle()
    while await clock.sleepers != queue.waits.count { await Task.yield() }
    clock.advance(by: duration)
    while await queue.waits.values.contains(where: { $0 <= .zero }) { await Task.yield() }
    await queue.settle()
  }

  private func jump(by duration: Duration) { jump.withLock { $0 += duration.seconds } }

  @Test func jumpOfTwoDaysForThreeSecondsKillsNothing() async throws {
    let queue = try await queue(boot: "a")
    try await queue.enqueue(Post("a"))
    await queue.start()
    jump(by: Self.day * 2)
    for _ in 0..<3 { await pass(.seconds(1), queue) }
    jump(by: Self.day * -2)
    isUp.withLock { $0 = true }
    await pass(.seconds(300), queue)
    #expect(server.texts == ["a"])
    #expect(await queue.deadLetters.isEmpty)
  }

  @Test func jumpDiscardsNoDeadLetter() async throws {
    let refusing = ShopServer { _, _ in .answer(400) }
    let (clock, jump) = (clock, jump)
    let client = NetworkClient(
      environment: Shop.Stage.test,
      NetworkConfiguration(
        timeout: nil,
        deadline: nil,
        clock: clock,
        now: { Date(timeIntervalSince1970: 1_700_000_000 + jump.withLock { $0 }) }
      ),
      transport: refusing
    )
    let queue = try await OfflineQueue<Shop>(client, store: store)
    await queue.start()
    try await queue.enqueue(Post("a"))
    await queue.settle()
    self.jump(by: Self.day * 30)
    try await queue.enqueue(Post("b"))
    await queue.settle()
    #expect(await queue.deadLetters.count == 2)
    clock.advance(by: Self.day * 8)
    try await queue.enqueue(Post("c"))
    await queue.settle()
    #expect(await queue.deadLetters.count == 1, "a week has passed by the clock that cannot be set")
  }

  @Test func clockThatIsSetBackKeepsNothingAlive() async throws {
    isRefusing.withLock { $0 = true }
    let queue = try await queue(boot: "a")
    try await queue.enqueue(Post("a"))
    await queue.start()
    await queue.settle()
    jump(by: Self.day * -365)
    for _ in 0..<400 where await queue.deadLetters.isEmpty { await pass(.seconds(300), queue) }
    #expect(await queue.deadLetters.map(\.reason) == [.expired])
    #expect((86_400...86_701).contains(clock.now.offset.seconds))
  }

  @Test func wrongClockAtARestartOfTheSystemKillsNothing() async throws {
    try await leave("a")
    isUp.withLock { $0 = true }
    jump(by: Self.day * 2)
    let queue = try await queue(boot: "b", after: .seconds(20))
    let events = queue.events
    await queue.start()
    await pass(.seconds(3), queue)
    #expect(server.texts.isEmpty, "it may be too old")
    jump(by: Self.day * -2)
    await pass(.seconds(57), queue)
    #expect(server.texts == ["a"])
    await queue.stop()
    let words = await NNNetworkTests.events(of: events) { _ in false }.map(\.word)
    #expect(words == ["held", "sending", "done"])
  }

  @Test func requestThatIsTooOldAfterARestartIsGivenUpWithinAMinute() async throws {
    try await leave("a")
    isUp.withLock { $0 = true }
    clock.advance(by: Self.day * 2)
    let queue = try await queue(boot: "b", after: .seconds(20))
    await queue.start()
    await pass(.seconds(59), queue)
    #expect(await queue.deadLetters.isEmpty)
    await pass(.seconds(1), queue)
    #expect(await queue.deadLetters.map(\.reason) == [.expired])
    #expect(server.texts.isEmpty)
  }

  @Test func systemThatRunsLongerThanARequestMayWaitNeedsNoWallClock() async throws {
    try await leave("a")
    isUp.withLock { $0 = true }
    jump(by: Self.day * -365)
    let queue = try await queue(boot: "b", after: Self.day)
    await queue.start()
    await queue.settle()
    #expect(await queue.deadLetters.map(\.reason) == [.expired])
  }

  @Test func restartOfTheProcessAloneChangesNothing() async throws {
    try await leave("a")
    isUp.withLock { $0 = true }
    jump(by: Self.day * 2)
    let queue = try await queue(boot: "a", after: .seconds(1_010))
    await queue.start()
    await queue.settle()
    #expect(server.texts == ["a"])
  }

  @Test func requestsOfOthersAreDiscardedOnlyWhenTheyAreCertainlyOld() async throws {
    let account = CurrentAccount("ada")
    try await leave("a", account: account)
    account.set("grace")
    jump(by: Self.day * 30)
    let queue = try await queue(boot: "b", after: .seconds(20), account: account)
    await queue.start()
    try await queue.enqueue(Post("b"))
    #expect(await queue.items.count == 2)
    jump(by: Self.day * -30)
    clock.advance(by: .seconds(60))
    try await queue.enqueue(Post("c"))
    #expect(await queue.items.count == 3)
    clock.advance(by: Self.day * 37)
    try await queue.enqueue(Post("not yet"))
    #expect(await queue.items.values.contains { $0.record.account == "ada" })
    clock.advance(by: Self.day * 2)
    try await queue.enqueue(Post("d"))
    #expect(await queue.items.values.allSatisfy { $0.record.account == "grace" })
  }

  @Test func systemKnowsItsBoot() throws {
    let boot = SystemBoot.current
    #expect(boot.id?.isEmpty == false)
    #expect(SystemBoot.current.id == boot.id)
    #if os(Linux)
    let text = try String(contentsOfFile: "/proc/uptime", encoding: .utf8)
    let seconds = try #require(Double(text.prefix { $0 != " " }))
    #expect(abs(boot.uptime.seconds - seconds) < 2)
    #endif
  }
}
