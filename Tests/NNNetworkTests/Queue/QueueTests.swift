import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// The contract of a queue, point by point, in memory.
@Suite(.timeLimit(.minutes(1))) struct QueueTests {
  private let day = ManualDay()

  private func queue(
    _ server: ShopServer,
    store: any QueueStore = MemoryQueueStore(),
    account: CurrentAccount? = nil,
    reachability: AsyncStream<Bool>? = nil,
    limits: QueueLimits = QueueLimits()
  ) async throws -> OfflineQueue<Shop> {
    try await OfflineQueue(
      shop(server, day),
      store: store,
      account: account,
      reachability: reachability,
      limits: limits
    )
  }

  @Test func callerGetsATicketAndTheHandlerTheResponse() async throws {
    let server = ShopServer()
    let queue = try await queue(server)
    let stream = queue.events
    let answers = Locked<[String]>([])
    await queue.handle("Post", response: ResponseSerializer<Post.Params>.json) { ticket, result in
      let text = (try? result.get())?.text ?? "none"
      answers.withLock { $0.append("\(ticket.handler) \(text)") }
    }
    let ticket = try await queue.enqueue(Post("a"))
    #expect(server.requests.isEmpty, "nothing is sent before the start")
    #expect(await queue.pending == [ticket])
    await queue.start()
    let words = await events(of: stream) { $0.word == "done" }.map(\.word)
    #expect(words == ["queued", "sending", "done"])
    #expect(answers.withLock { $0 } == ["Post a"])
    #expect(await queue.pending.isEmpty)
    let sent = try #require(server.requests.first)
    #expect(sent.url.absoluteString == "https://api.test.example.com/posts")
    #expect(sent.headers["Idempotency-Key"] == ticket.idempotencyKey)
    #expect(sent.headers["Content-Type"] == "application/json")
  }

  @Test func timeoutIsThatOfTheEndpointInTheNextProcess() async throws {
    let store = MemoryQueueStore()
    let first = try await queue(ShopServer(), store: store)
    var post = Post("a")
    post.timeout = .milliseconds(1_500)
    try await first.enqueue(post)
    await first.stop()
    let server = ShopServer { _, _ in
      // Waits until it is cancelled.
      try? await Task.sleep(for: .seconds(3_600))
      return .unreachable
    }
    let second = try await queue(server, store: store)
    let stream = second.events
    await second.start()
    await day.clock.waitForSleepers(1)
    day.clock.advance(by: .milliseconds(1_499))
    #expect(day.clock.sleepers == 1)
    day.clock.advance(by: .milliseconds(1))
    let words = await events(of: stream) { $0.word == "held" }.map(\.word)
    #expect(words == ["sending", "held"])
    await second.stop()
  }

  @Test func optionsAreThoseOfTheEndpointInTheNextProcess() async throws {
    let store = MemoryQueueStore()
    let first = try await queue(ShopServer(), store: store)
    var post = Post("a")
    post.options.allowsCellular = false
    try await first.enqueue(post)
    try await first.enqueue(Post("b"))
    await first.stop()
    let server = ShopServer()
    let second = try await queue(server, store: store)
    await second.start()
    await second.settle()
    #expect(server.requests.map(\.options) == [post.options, RequestOptions()])
    await second.stop()
  }

  @Test func requestWaitsIfShouldQueueSaysSo() async throws {
    let server = ShopServer()
    let queue = try await queue(server)
    await queue.start()
    var request = Request<Shop, Post.Params, NoResponse>(
      service: .api,
      path: "/posts?draft=0",
      params: .init(text: "a"),
      serializer: .json
    )
    request.method = .post
    request.shouldQueue = true
    #expect(request.queuing == .whenOffline)
    try await queue.network.post(request)
    #expect(server.texts == ["a"])
    #expect(server.requests.first?.url.query == "draft=0")
    #expect(server.requests.first?.headers["Idempotency-Key"] != nil)

    let error = await shop(server).failure(of: request)
    guard case .notQueued(.noQueue)? = error?.reason else {
      Issue.record("a client without a queue must say so: \(String(describing: error))")
      return
    }
    request.shouldQueue = false
    try await queue.network.post(request)
    #expect(server.texts == ["a", "a"], "it was sent at once, without a key")
  }

  @Test func environmentAndAccountAreThoseOfTheCall() async throws {
    let store = MemoryQueueStore()
    let first = try await queue(ShopServer(), store: store, account: CurrentAccount("ada"))
    try await first.enqueue(Post("a"))
    await first.stop()
    let server = ShopServer()
    let live = shop(server, day, stage: .live)
    let second = try await OfflineQueue<Shop>(live, store: store, account: CurrentAccount("ada"))
    await second.start()
    await second.settle()
    #expect(server.requests.map(\.url.host) == ["api.test.example.com"])
  }

  @Test func handlerReceivesResponsesToStoredRequests() async throws {
    let scratch = try ScratchFolder()
    let down = ShopServer { _, _ in .acceptAndVanish }
    let first = try await queue(down, store: FileQueueStore(in: scratch.url))
    await first.start()
    let tickets = [try await first.enqueue(Post("a")), try await first.enqueue(Post("b"))]
    await first.settle()
    await first.stop()
    let server = ShopServer()
    let second = try await queue(server, store: FileQueueStore(in: scratch.url))
    let given = Locked<[QueueTicket]>([])
    await second.handle("Post", response: .none) { ticket, result in
      if case .success = result { given.withLock { $0.append(ticket) } }
    }
    #expect(await second.pending.map(\.id) == tickets.map(\.id))
    await second.start()
    await second.settle()
    #expect(given.withLock { $0.map(\.idempotencyKey) } == tickets.map(\.idempotencyKey))
    #expect(server.effects.first?.key == down.effects.first?.key, "the lost answer's key")
    #expect(await second.pending.isEmpty)
  }

  @Test func lanesKeepTheirOrderAndRunInParallel() async throws {
    let server = ShopServer { request, _ in
      request.url.host == "media.test.example.com" ? .unreachable : .accept
    }
    let queue = try await queue(server)
    for number in 0..<5 {
      var media = Post("m\(number)")
      media.service = .media
      try await queue.enqueue(media)
      try await queue.enqueue(Post("a\(number)"))
    }
    await queue.start()
    await queue.settle()
    #expect(server.texts == ["a0", "a1", "a2", "a3", "a4"])
    #expect(await queue.pending.count == 5)
    #expect(await queue.waits.keys.sorted() == [#""media" write"#])
  }

  @Test func lostResponseIsReplayedWithTheSameKey() async throws {
    let server = ShopServer { _, number in number <= 5 ? .acceptAndVanish : .accept }
    let queue = try await queue(server)
    let ticket = try await queue.enqueue(Post("a"))
    try await queue.enqueue(Post("b"))
    await queue.start()
    for _ in 0..<5 {
      await queue.pass(.seconds(300), of: day)
    }
    #expect(server.texts == ["a", "b"])
    let keys = Set(server.requests.prefix(6).map { $0.headers["Idempotency-Key"] })
    #expect(keys == [ticket.idempotencyKey])
    #expect(await queue.deadLetters.isEmpty)
  }

  @Test(arguments: [304, 400, 402, 403, 404, 405, 409, 410, 413, 418, 422, 431, 451, 501, 505])
  func permanentRefusalBecomesADeadLetterAndTheLaneContinues(_ status: Int) async throws {
    let server = ShopServer { _, number in number == 1 ? .answer(status) : .accept }
    let queue = try await queue(server)
    let results = Locked<[String]>([])
    await queue.handle("Post", response: .none) { _, result in
      results.withLock { $0.append("\(result)") }
    }
    let ticket = try await queue.enqueue(Post("a"))
    try await queue.enqueue(Post("b"))
    await queue.start()
    await queue.settle()
    #expect(server.texts == ["b"])
    let letter = DeadLetter(ticket: ticket, reason: .refused(status: status))
    #expect(await queue.deadLetters == [letter])
    #expect(results.withLock { $0.count } == 2)
    #expect(results.withLock { $0.first?.contains("dead") } == true)
  }

  @Test(arguments: [401, 408, 425, 429, 500, 502, 503])
  func temporaryRefusalIsRetriedThreeTimes(_ status: Int) async throws {
    let server = ShopServer { _, number in number <= 3 ? .answer(status) : .accept }
    let queue = try await queue(server, limits: QueueLimits(refusals: 3))
    try await queue.enqueue(Post("a"))
    try await queue.enqueue(Post("b"))
    await queue.start()
    for wait in [60, 120] {
      await queue.settle()
      #expect(server.texts.isEmpty, "the lane waits")
      let waits = await queue.waits.values.map(\.seconds)
      #expect(waits.map { $0.rounded() } == [Double(wait)])
      await queue.pass(.seconds(wait), of: day)
    }
    await queue.settle()
    #expect(server.requests.count == 4)
    #expect(await queue.deadLetters.map(\.reason) == [.gaveUp(status: status)])
    #expect(server.texts == ["b"])
  }

  @Test func retryAfterIsRespected() async throws {
    let server = ShopServer { _, _ in .answer(503, ["Retry-After": "7200"]) }
    let queue = try await queue(server)
    try await queue.enqueue(Post("a"))
    await queue.start()
    await queue.settle()
    #expect(await queue.waits.values.map(\.seconds) == [7_200])
  }

  @Test func attemptStillInProgressIsNotARefusal() async throws {
    let server = ShopServer { _, number in
      number <= 9 ? .answer(409, ["Retry-After": "1"]) : .accept
    }
    let queue = try await queue(server)
    try await queue.enqueue(Post("a"))
    await queue.start()
    for _ in 0..<9 {
      await queue.pass(.seconds(3_600), of: day)
    }
    await queue.settle()
    #expect(server.texts == ["a"])
    #expect(await queue.deadLetters.isEmpty)
  }

  @Test func expiredCredentialIsRenewedOnceForAllLanes() async throws {
    struct Tokens: Authenticator {
      func apply(_ credential: String, to request: inout HTTPRequest) {
        request.headers["Authorization"] = "Bearer \(credential)"
      }
      func refresh(_ credential: String, using client: RefreshClient) async throws -> String {
        try await Task.sleep(for: .milliseconds(20))
        return "\(credential)+"
      }
    }
    let server = ShopServer { request, _ in
      request.headers["Authorization"] == "Bearer old+" ? .accept : .answer(401)
    }
    let tokens = CredentialStore("old", account: "ada", authenticator: Tokens())
    let network = shop(
      server,
      day,
      decisions: [tokens, .checkStatus()],
      adapters: [tokens]
    )
    let queue = try await OfflineQueue<Shop>(network, store: MemoryQueueStore())
    for lane in ["x", "y", "z"] {
      for number in 0..<3 {
        try await queue.enqueue(Post("\(lane)\(number)", queuing: .whenOffline(lane: lane)))
      }
    }
    await queue.start()
    await queue.settle()
    #expect(await tokens.current?.credential == "old+", "renewed once")
    #expect(server.texts.sorted() == ["x0", "x1", "x2", "y0", "y1", "y2", "z0", "z1", "z2"])
    #expect(await queue.deadLetters.isEmpty)
  }

  @Test func everyTriggerWakesALaneThatWaitsForTheNetwork() async throws {
    let isUp = Locked(false)
    let server = ShopServer { _, _ in isUp.withLock { $0 } ? .accept : .unreachable }
    let (reachability, network) = AsyncStream<Bool>.makeStream()
    let queue = try await queue(server, reachability: reachability)
    await queue.start()
    func wait() async throws {
      isUp.withLock { $0 = false }
      try await queue.enqueue(Post("x"))
      await queue.settle()
      #expect(await queue.waits.count == 1)
      isUp.withLock { $0 = true }
    }
    // The system reports the network.
    try await wait()
    let edges = queue.events
    network.yield(false)
    network.yield(true)
    #expect(await events(of: edges) { $0.word == "done" }.last?.word == "done")
    // Another request gets a response. Within the first second that does not cause a retry.
    try await wait()
    var plain = Post("now")
    plain.queuing = .never
    let sent = server.requests.count
    try await queue.network.send(plain)
    // The queue learns about the response in a separate task.
    for _ in 0..<100 { await Task.yield() }
    await queue.settle()
    #expect(server.requests.count == sent + 1)
    #expect(await queue.pending.count == 1)
    let answers = queue.events
    day.clock.advance(by: .seconds(1))
    try await queue.network.send(plain)
    #expect(await events(of: answers) { $0.word == "done" }.last?.word == "done")
    // The wait is over.
    try await wait()
    let timer = queue.events
    await day.clock.waitForSleepers(1)
    day.clock.advance(by: .seconds(1))
    #expect(await events(of: timer) { $0.word == "done" }.last?.word == "done")
  }

  @Test func refreshWithoutANetworkIsNotARefusal() async throws {
    let isUp = Locked(false)
    let server = ShopServer { request, _ in
      if isUp.withLock({ $0 }) { return .accept }
      return request.url.path == "/refresh" ? .unreachable : .answer(401)
    }
    let tokens = CredentialStore(
      "1",
      account: "ada",
      authenticator: NumberedTokens(),
      limit: RefreshLimit(count: 100)
    )
    let network = shop(
      server,
      day,
      decisions: [tokens, .checkStatus()],
      adapters: [tokens]
    )
    let queue = try await OfflineQueue<Shop>(network, store: MemoryQueueStore())
    try await queue.enqueue(Post("a"))
    await queue.start()
    for _ in 0..<5 { await queue.pass(.seconds(300), of: day) }
    #expect(await queue.deadLetters.isEmpty)
    isUp.withLock { $0 = true }
    await queue.pass(.seconds(300), of: day)
    #expect(server.texts == ["a"])
  }

  @Test func conflictThatNamesTheKeyIsNotARefusal() async throws {
    let stub = StubTransport()
    let body = Data(#"{"title": "This Idempotency-Key is outstanding"}"#.utf8)
    stub.on(.post, "/posts", times: 4, .response(409, body: body))
    stub.on(.post, "/posts", .response(201))
    let queue = try await OfflineQueue<Shop>(shop(stub, day), store: MemoryQueueStore())
    try await queue.enqueue(Post("a"))
    await queue.start()
    for _ in 0..<4 { await queue.pass(.seconds(3_600), of: day) }
    #expect(await queue.deadLetters.isEmpty)
    #expect(await queue.pending.isEmpty)
    try stub.verify()
  }
}
