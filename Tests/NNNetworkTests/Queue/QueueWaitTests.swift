import Foundation
import Testing

@testable import NNNetwork

/// Only age discards a request that may still arrive, and only time in which it could be sent
/// counts.
@Suite(.timeLimit(.minutes(1))) struct QueueWaitTests {
  private let day = ManualDay()
  private let store = MemoryQueueStore()
  private static let hour = Duration.seconds(3_600)
  private static let day = Duration.seconds(86_400)

  private func queue(
    _ server: ShopServer,
    tokens: CredentialStore<RejectedTokens>? = nil
  ) async throws -> OfflineQueue<Shop> {
    let decisions = tokens.map {
      [$0, .checkStatus()] as [any ResponseDecision]
    }
    let network = shop(
      server,
      day,
      decisions: decisions ?? [.checkStatus()],
      adapters: tokens.map { [$0] } ?? []
    )
    return try await OfflineQueue<Shop>(network, store: store)
  }

  /// Moves the clock on for a long time, wait by wait.
  private func pass(_ duration: Duration, _ queue: OfflineQueue<Shop>) async {
    let end = day.clock.now.advanced(by: duration)
    while day.clock.now < end, await !queue.items.isEmpty {
      await queue.settle()
      let rest = day.clock.now.duration(to: end)
      let next = await queue.waits.values.filter { $0 > .zero }.min() ?? rest
      await queue.pass(min(next, rest), of: day)
    }
  }

  @Test(arguments: [500, 502, 503, 504, 507, 429, 408])
  func anyNumberOfRejectionsIsWaitedFor(_ status: Int) async throws {
    let server = ShopServer { _, number in number <= 40 ? .answer(status) : .accept }
    let queue = try await queue(server)
    try await queue.enqueue(Post("a"))
    await queue.start()
    await queue.settle()
    var longest = Duration.zero
    for _ in 0..<40 {
      longest = max(longest, await queue.waits.values.max() ?? .zero)
      await queue.pass(.seconds(900), of: day)
    }
    #expect(server.texts == ["a"])
    #expect(await queue.deadLetters.isEmpty)
    #expect((890...900).contains(longest.seconds), "the longest wait")
  }

  @Test func ageEndsARequestThatIsAlwaysRejected() async throws {
    let queue = try await queue(ShopServer { _, _ in .answer(503) })
    try await queue.enqueue(Post("a"))
    await queue.start()
    await pass(Self.day - .seconds(1), queue)
    #expect(await queue.deadLetters.isEmpty)
    await pass(.seconds(2), queue)
    #expect(await queue.deadLetters.map(\.reason) == [.expired])
  }

  @Test func retryAfterIsLongerThanTheLongestWait() async throws {
    let server = ShopServer { _, number in
      number == 1 ? .answer(503, ["Retry-After": "10000"]) : .accept
    }
    let queue = try await queue(server)
    try await queue.enqueue(Post("a"))
    await queue.start()
    await queue.pass(.seconds(9_999), of: day)
    #expect(server.requests.count == 1)
    await queue.pass(.seconds(1), of: day)
    #expect(server.texts == ["a"])
  }

  /// One request gives up after three rejections, the next after one; without a response nothing is
  /// counted.
  @Test func appSetsHowOftenARequestIsSent() async throws {
    let server = ShopServer { _, number in number == 2 ? .unreachable : .answer(503) }
    let queue = try await queue(server)
    try await queue.enqueue(Post("a", queuing: .whenOffline(attempts: 3)))
    try await queue.enqueue(Post("b", queuing: .whenOffline(attempts: 1)))
    try await queue.enqueue(Post("c"))
    await queue.start()
    await pass(Self.hour, queue)
    let letters = await queue.deadLetters
    #expect(letters.map(\.reason) == [.gaveUp(status: 503), .gaveUp(status: 503)])
    let keys = server.requests.prefix(5).map { $0.headers["Idempotency-Key"] }
    #expect(keys == [0, 0, 0, 0, 1].map { letters[$0].ticket.idempotencyKey })
    #expect(await queue.pending.count == 1)
  }

  @Test(arguments: [400, 401, 403])
  func expiredSessionWaitsForItsAccount(_ status: Int) async throws {
    let tokens = CredentialStore("old", account: "ada", authenticator: RejectedTokens())
    let server = ShopServer { request, _ in
      if request.url.path == "/refresh" { return .answer(status) }
      return request.headers["Authorization"] == "Bearer new" ? .accept : .answer(401)
    }
    let queue = try await queue(server, tokens: tokens)
    let events = queue.events
    try await queue.enqueue(Post("a"))
    try await queue.enqueue(Post("b"))
    await queue.start()
    await queue.settle()
    let sent = server.requests.count
    await queue.pass(Self.day * 29, of: day)
    #expect(server.requests.count == sent, "it waits for the account, not for a time")
    #expect(await queue.deadLetters.isEmpty)
    await tokens.signIn("new", account: "ada")
    var holds: [QueueEvent.Hold] = []
    var done = 0
    for await event in events {
      if case .held(_, let hold, _) = event { holds.append(hold) }
      if case .done = event { done += 1 }
      if done == 2 { break }
    }
    #expect(holds == [.sessionExpired])
    #expect(server.texts == ["a", "b"])
  }

  @Test func expiredSessionEndsAfterThirtyDays() async throws {
    let tokens = CredentialStore("old", account: "ada", authenticator: RejectedTokens())
    let queue = try await queue(ShopServer { _, _ in .answer(401) }, tokens: tokens)
    try await queue.enqueue(Post("a"))
    await queue.start()
    await pass(Self.day * 31 - .seconds(1), queue)
    #expect(await queue.deadLetters.isEmpty)
    await pass(.seconds(2), queue)
    #expect(await queue.deadLetters.map(\.reason) == [.expired])
  }

  /// A refresh that is rejected while the account signs in again says nothing about the new
  /// session.
  @Test func signInDuringTheRefreshIsNotMissed() async throws {
    let account = CurrentAccount("ada")
    let isNew = Locked(false)
    let server = ShopServer { _, _ in
      if isNew.withLock({ $0 }) { return .accept }
      isNew.withLock { $0 = true }
      account.set("ada")
      return .answer(401)
    }
    let queue = try await OfflineQueue<Shop>(shop(server, day), store: store, account: account)
    try await queue.enqueue(Post("a"))
    await queue.start()
    await queue.settle()
    #expect(server.texts == ["a"])
  }

  /// If a server cannot refresh now, the account does not have to sign in again.
  @Test func refreshThatFailsForNowIsTriedAgain() async throws {
    let tokens = CredentialStore("old", account: "ada", authenticator: RejectedTokens())
    let isUp = Locked(false)
    let server = ShopServer { request, _ in
      if isUp.withLock({ $0 }) { return .accept }
      return request.url.path == "/refresh" ? .answer(503, ["Retry-After": "1000"]) : .answer(401)
    }
    let queue = try await queue(server, tokens: tokens)
    try await queue.enqueue(Post("a"))
    await queue.start()
    await queue.settle()
    #expect(await queue.waits.values.map(\.seconds) == [1_000])
    await pass(Self.day * 3, queue)
    #expect(await queue.deadLetters.isEmpty)
    isUp.withLock { $0 = true }
    await pass(Self.hour, queue)
    #expect(server.texts == ["a"])
  }

  @Test func timeOfflineDoesNotCount() async throws {
    let isUp = Locked(false)
    let server = ShopServer { _, _ in isUp.withLock { $0 } ? .answer(503) : .unreachable }
    let queue = try await queue(server)
    try await queue.enqueue(Post("a"))
    await queue.start()
    await pass(Self.day * 5, queue)
    #expect(await queue.deadLetters.isEmpty)
    // Now the request can be sent, so it expires after a day.
    isUp.withLock { $0 = true }
    await pass(Self.hour * 23, queue)
    #expect(await queue.deadLetters.isEmpty)
    await pass(Self.hour + .seconds(301), queue)
    #expect(await queue.deadLetters.map(\.reason) == [.expired])
  }

  @Test func timeOfflineCountsAfterThirtyDays() async throws {
    let queue = try await queue(ShopServer { _, _ in .unreachable })
    try await queue.enqueue(Post("a"))
    await queue.start()
    await pass(Self.day * 31 - .seconds(1), queue)
    #expect(await queue.deadLetters.isEmpty)
    await pass(.seconds(2), queue)
    #expect(await queue.deadLetters.map(\.reason) == [.expired])
  }

  /// A request that closes every connection does not block its lane for 30 days.
  @Test func lostConnectionsCount() async throws {
    let queue = try await queue(ShopServer { _, _ in .acceptAndVanish })
    try await queue.enqueue(Post("a"))
    await queue.start()
    await pass(Self.day + .seconds(1), queue)
    #expect(await queue.deadLetters.map(\.reason) == [.expired])
  }

  @Test(arguments: [false, true])
  func timeSignedOutDoesNotCount(_ endsProcess: Bool) async throws {
    let account = CurrentAccount("ada")
    let server = ShopServer()
    var queue = try await OfflineQueue<Shop>(shop(server, day), store: store, account: account)
    try await queue.enqueue(Post("a"))
    account.set(nil)
    await queue.start()
    await queue.settle()
    if endsProcess {
      await queue.stop()
      day.clock.advance(by: Self.day * 20)
      account.set("ada")
      queue = try await OfflineQueue<Shop>(shop(server, day), store: store, account: account)
      await queue.start()
    } else {
      day.clock.advance(by: Self.day * 20)
      account.set("ada")
    }
    while await !queue.items.isEmpty { await Task.yield() }
    #expect(server.texts == ["a"])
    #expect(await queue.deadLetters.isEmpty)
  }

  /// A pause continues while the process is not running, and time that has passed is remembered.
  @Test func timeOfflineSurvivesTheProcess() async throws {
    let isUp = Locked(false)
    let server = ShopServer { _, number in isUp.withLock { $0 } ? .answer(503) : .unreachable }
    var queue = try await queue(server)
    for text in ["a", "b"] { try await queue.enqueue(Post(text)) }
    await queue.start()
    await queue.settle()
    await queue.stop()
    day.clock.advance(by: Self.day * 9)
    isUp.withLock { $0 = true }
    queue = try await self.queue(server)
    await queue.start()
    await pass(Self.hour, queue)
    #expect(await queue.deadLetters.isEmpty)
    await queue.stop()
    queue = try await self.queue(server)
    await queue.start()
    await pass(Self.hour * 20, queue)
    #expect(await queue.deadLetters.isEmpty)
    await pass(Self.hour * 4, queue)
    #expect(await queue.deadLetters.count == 2)
  }
}

/// Tokens that a server may or may not renew.
private struct RejectedTokens: Authenticator {
  struct Renew: Endpoint {
    typealias Response = NoResponse
    let service = Shop.api
    let path = "/refresh"
    let method = HTTPMethod.post
  }

  func apply(_ credential: String, to request: inout HTTPRequest) {
    request.headers["Authorization"] = "Bearer \(credential)"
  }

  func refresh(_ credential: String, using client: RefreshClient) async throws -> String {
    _ = try await client.send(Renew(), in: .test)
    return credential
  }
}
