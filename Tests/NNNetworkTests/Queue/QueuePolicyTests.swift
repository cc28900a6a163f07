import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// Which requests a queue accepts and refuses, and what happens to those that it cannot send.
@Suite(.timeLimit(.minutes(1))) struct QueuePolicyTests {
  private let day = ManualDay()

  private func queue(
    _ server: ShopServer = ShopServer(),
    store: any QueueStore = MemoryQueueStore(),
    account: CurrentAccount? = nil,
    limits: QueueLimits = QueueLimits()
  ) async throws -> OfflineQueue<Shop> {
    try await OfflineQueue(shop(server, day), store: store, account: account, limits: limits)
  }

  private func error<E: Endpoint>(
    of queue: OfflineQueue<Shop>,
    for endpoint: E
  ) async -> QueueError?
  where E.Services.Environment == Shop.Stage {
    do throws(QueueError) {
      try await queue.enqueue(endpoint)
      return nil
    } catch {
      return error
    }
  }

  @Test func unreplayableRequestIsRefusedAndNeverDropped() async throws {
    let queue = try await queue()
    var post = Post("a")
    post.idempotency = .unsafe
    #expect(await error(of: queue, for: post) == .unsafe)
    post = Post("a", queuing: .never)
    #expect(await error(of: queue, for: post) == .notForQueue)
    post = Post("a")
    post.headers["Authorization"] = "Bearer secret"
    #expect(
      await error(of: queue, for: post)
        == .notReplayable("its header `Authorization` is secret; add it with an adapter")
    )
    post.headers = ["Content-Length": "1"]
    #expect(
      await error(of: queue, for: post)
        == .notReplayable("the header `Content-Length` is set by the transport")
    )
    var request = Request<Shop, Post.Params, NoResponse>(
      service: .api,
      path: "/x",
      params: .init(text: "a")
    )
    request.shouldQueue = true
    request.adapters = [Adapter { request, _ in request.method = .put }]
    #expect(
      await error(of: queue, for: request)
        == .notReplayable("it has adapters or decisions of its own")
    )

    struct Upload: Endpoint {
      struct Params: Encodable { let file: FilePart }
      typealias Response = NoResponse
      let service = Shop.media
      let path = "/files"
      let method = HTTPMethod.post
      let params: Params
      let serializer = ParamsSerializer.multipart
      let queuing = QueuePolicy.whenOffline
    }
    let file = FilePart(contentsOf: URL(fileURLWithPath: #filePath), contentType: "text/plain")
    #expect(
      await error(of: queue, for: Upload(params: .init(file: file)))
        == .notReplayable("its body is a file, which may no longer exist then")
    )
    let bytes = FilePart(Data("a".utf8), filename: "a", contentType: "text/plain")
    #expect(await error(of: queue, for: Upload(params: .init(file: bytes))) == nil)
    #expect(await queue.pending.count == 1)
  }

  @Test func downloadDoesNotWait() async throws {
    let scratch = try ScratchFolder()
    let network = try await queue().network
    var reason: NetworkError.Reason?
    do throws(NetworkError) {
      try await network.download(Post("a"), to: scratch.url("a"))
    } catch {
      reason = error.reason
    }
    guard case .notQueued(.notReplayable)? = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
  }

  @Test func fullQueueRefusesNewRequestsAndKeepsOldOnes() async throws {
    let queue = try await queue(limits: QueueLimits(count: 2, bytes: 2_000, requestBytes: 1_500))
    let large = String(repeating: "x", count: 1_200)
    #expect(await error(of: queue, for: Post(large)) == .full(.requestBytes))
    let medium = String(repeating: "x", count: 600)
    #expect(await error(of: queue, for: Post(medium)) == nil)
    #expect(await error(of: queue, for: Post(medium)) == .full(.bytes))
    #expect(await error(of: queue, for: Post("b")) == nil)
    #expect(await error(of: queue, for: Post("c")) == .full(.count))
    #expect(await queue.pending.count == 2)
  }

  @Test func laterRequestReplacesTheEarlierOne() async throws {
    let server = ShopServer()
    let queue = try await queue(server)
    let stream = queue.events
    try await queue.enqueue(Post("at 1", queuing: .whenOffline(collapsing: "position")))
    try await queue.enqueue(Post("hello"))
    try await queue.enqueue(Post("at 2", queuing: .whenOffline(collapsing: "position")))
    try await queue.enqueue(Post("at 3", queuing: .whenOffline(collapsing: "position")))
    try await queue.enqueue(Post("level 1", queuing: .whenOffline(collapsing: "level")))
    await queue.start()
    await queue.settle()
    #expect(server.texts == ["hello", "at 3", "level 1"])
    let words = await events(of: stream) { $0.word == "done" }.map(\.word)
    #expect(words.count { $0 == "collapsed" } == 2)
  }

  @Test func requestThatIsReplacedWhileItIsSentStillReachesItsHandler() async throws {
    let isOut = Locked(false)
    let answer = Locked<CheckedContinuation<Void, Never>?>(nil)
    let server = ShopServer { _, number in
      guard number == 1 else { return .accept }
      await withCheckedContinuation { continuation in
        answer.withLock { $0 = continuation }
        isOut.withLock { $0 = true }
      }
      return .accept
    }
    // A write that waits until the first request is sent.
    let store = SlowStore { while !isOut.withLock({ $0 }) { await Task.yield() } }
    let queue = try await queue(server, store: store)
    let handled = Locked<[QueueID]>([])
    await queue.handle("Post", response: .none) { ticket, result in
      if case .success = result { handled.withLock { $0.append(ticket.id) } }
    }
    let policy = QueuePolicy.whenOffline(collapsing: "position")
    let first = try await queue.enqueue(Post("at 1", queuing: policy))
    store.isSlow.withLock { $0 = true }
    async let second = queue.enqueue(Post("at 2", queuing: policy))
    while await queue.items.count < 2 { await Task.yield() }
    await queue.start()
    let ids = [first.id, try await second.id]
    answer.withLock { $0 }?.resume()
    await queue.settle()
    #expect(server.texts == ["at 1", "at 2"])
    #expect(handled.withLock { $0 } == ids)
  }

  @Test func eventsOfAStoppedQueueEnd() async throws {
    let queue = try await queue()
    await queue.stop()
    for await event in queue.events { Issue.record("\(event)") }
  }

  @Test func retriedDeadLetterCountsOnce() async throws {
    let server = ShopServer { _, number in number == 1 ? .answer(400) : .unreachable }
    let queue = try await queue(server, limits: QueueLimits(count: 1))
    await queue.start()
    let ticket = try await queue.enqueue(Post("a"))
    await queue.settle()
    let before = await queue.bytes
    #expect(try await queue.retry(ticket.id) != nil)
    await queue.settle()
    #expect(await queue.deadLetters.isEmpty)
    #expect(await queue.pending.count == 1)
    #expect(await abs(queue.bytes - before) < 20, "the date may have a digit more")
  }

  @Test func expiredRequestBecomesADeadLetterAndCanBeRetried() async throws {
    let isUp = Locked(false)
    let server = ShopServer { _, _ in isUp.withLock { $0 } ? .accept : .answer(503) }
    let soon = Duration.seconds(1) ... .seconds(2)
    let queue = try await queue(server, limits: QueueLimits(refused: soon))
    let old = try await queue.enqueue(Post("a", queuing: .whenOffline(maxAge: .seconds(100))))
    try await queue.enqueue(Post("b"))
    await queue.start()
    for _ in 0..<100 where await queue.deadLetters.isEmpty {
      await queue.pass(.seconds(1), of: day)
    }
    let seconds = day.clock.now.offset.seconds
    #expect((100...101).contains(seconds), "it is noticed when it happens")
    #expect(await queue.deadLetters == [DeadLetter(ticket: old, reason: .expired)])
    #expect(await queue.pending.count == 1)
    let anew = try #require(try await queue.retry(old.id))
    #expect(anew.idempotencyKey == old.idempotencyKey)
    #expect(anew.id > old.id)
    #expect(try await queue.retry(old.id) == nil, "it is no longer a dead letter")
    isUp.withLock { $0 = true }
    await queue.pass(.seconds(2), of: day)
    #expect(server.effects.map(\.text) == ["b", "a"])
    #expect(server.effects.last?.key == old.idempotencyKey)
    #expect(await queue.deadLetters.isEmpty)
  }

  @Test func discardedRequestsAreNotSent() async throws {
    let server = ShopServer()
    let queue = try await queue(server)
    let first = try await queue.enqueue(Post("a"))
    try await queue.enqueue(Post("b"))
    try await queue.discard(first.id)
    await queue.start()
    await queue.settle()
    #expect(server.texts == ["b"])
  }

  @Test func deadLettersAreKeptForAWeek() async throws {
    let queue = try await queue(ShopServer { _, _ in .answer(400) }, limits: QueueLimits(count: 1))
    await queue.start()
    try await queue.enqueue(Post("a"))
    await queue.settle()
    #expect(await error(of: queue, for: Post("b")) == .full(.count))
    day.clock.advance(by: .seconds(7 * 86_400 - 1))
    #expect(await error(of: queue, for: Post("b")) == .full(.count))
    day.clock.advance(by: .seconds(1))
    #expect(await error(of: queue, for: Post("b")) == nil)
  }

  @Test func requestsOfOtherAccountsCanBeDiscarded() async throws {
    let store = MemoryQueueStore()
    let server = ShopServer { _, _ in .unreachable }
    let account = CurrentAccount("ada")
    var queue = try await queue(server, store: store, account: account)
    await queue.start()
    try await queue.enqueue(Post("of ada"))
    try await queue.enqueue(Post("of ada, too"))
    await queue.settle()
    account.set("grace")
    try await queue.enqueue(Post("of grace"))
    try await queue.discardOtherAccounts()
    await queue.pass(.seconds(300), of: day)
    #expect(await queue.pending.count == 1)
    await queue.stop()
    let up = ShopServer()
    queue = try await self.queue(up, store: store, account: CurrentAccount("grace"))
    await queue.start()
    await queue.settle()
    #expect(up.texts == ["of grace"])
    #expect(await queue.items.isEmpty, "the store has nothing of ada, either")
  }

  @Test func requestsOfAnotherAccountStayUnsentUntilItIsChanged() async throws {
    let store = MemoryQueueStore()
    var queue = try await queue(store: store, account: CurrentAccount("ada"))
    try await queue.enqueue(Post("of ada"))
    await queue.stop()
    let server = ShopServer()
    queue = try await self.queue(server, store: store, account: nil)
    await queue.start()
    await queue.settle()
    #expect(server.texts.isEmpty)
    #expect(await queue.pending.isEmpty, "not even shown")
    await queue.stop()
    queue = try await self.queue(server, store: store, account: CurrentAccount("ada"))
    await queue.start()
    await queue.settle()
    #expect(server.texts == ["of ada"])
  }

  @Test func recordsOfAnotherVersionArePreserved() async throws {
    let store = MemoryQueueStore()
    let id = QueueID(after: nil, now: day.now)
    _ = try store.open()
    let record = Data(#"{"version": 2, "what": "nobody knows yet"}"#.utf8)
    try store.append([.put(id, record)], .power)
    store.close()
    let server = ShopServer()
    let queue = try await queue(server, store: store)
    let stream = queue.events
    await queue.start()
    try await queue.enqueue(Post("a"))
    let all = await events(of: stream) { $0.word == "done" }
    guard case .damaged(.unknownVersion(id))? = all.first else {
      Issue.record("\(all)")
      return
    }
    await queue.stop()
    #expect(try store.open().entries.map(\.record) == [record])
  }

  @Test func storedRecordContainsNoTokenAndNoURL() async throws {
    let store = MemoryQueueStore()
    let adapter = Adapter { request, _ in request.headers["Authorization"] = "Bearer s3cret" }
    let server = ShopServer { _, _ in .unreachable }
    let network = shop(server, day, adapters: [adapter])
    let queue = try await OfflineQueue<Shop>(network, store: store, account: CurrentAccount("ada"))
    await queue.start()
    try await queue.enqueue(Post("a"))
    await queue.settle()
    #expect(server.requests.first?.headers["Authorization"] == "Bearer s3cret")
    await queue.stop()
    let record = try #require(try store.open().entries.first?.record)
    let object = try #require(try JSONSerialization.jsonObject(with: record) as? [String: Any])
    #expect(object["service"] as? String == #""api""#)
    #expect(object["environment"] as? String == #""test""#)
    #expect(object["path"] as? String == "/posts")
    #expect(object["account"] as? String == "ada")
    let text = String(decoding: record, as: UTF8.self)
    #expect(!text.contains("s3cret"))
    #expect(!text.contains("http"))
  }

  @Test func identifiersSortByTheOrderInWhichTheyAreMade() {
    var last: QueueID?
    var times = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      // The clock stops, runs and goes back.
      let seconds = Double.random(in: 1_700_000_000...1_700_000_001, using: &times)
      let next = QueueID(after: last, now: Date(timeIntervalSince1970: seconds))
      if let last { #expect(last < next) }
      last = next
    }
    let text = last?.description ?? ""
    #expect(text.wholeMatch(of: /[0-9A-F]{8}-[0-9A-F]{4}-7[0-9A-F]{3}-[89AB][0-9A-F]{3}-.*/) != nil)
    let sample = QueueID(after: nil, now: Date(timeIntervalSince1970: 1_645_557_742))
    #expect(sample.description.hasPrefix("017F22E2-79B0-7"), "the example of RFC 9562, A.6")
  }

  @Test func readsHaveTheirOwnLaneAndUnreadableAnswersAreTold() async throws {
    let queue = try await self.queue()
    let told = Locked(0)
    await queue.handle("/posts", response: ResponseSerializer<Int>.json) { _, result in
      if case .failure(.unreadable) = result { told.withLock { $0 += 1 } }
    }
    var request = Request<Shop, NoParams, NoResponse>(service: .api, path: "/posts?page=2")
    request.shouldQueue = true
    let ticket = try await queue.enqueue(request)
    #expect(ticket.lane == #""api" read"#)
    #expect(ticket.handler == "/posts")
    await queue.start()
    await queue.settle()
    #expect(told.withLock { $0 } == 1)
  }

  @Test func replacedRequestIsGoneFromTheStoreToo() async throws {
    let store = MemoryQueueStore()
    let policy = QueuePolicy.whenOffline(collapsing: "position")
    let first = try await queue(store: store)
    for text in ["at 1", "at 2"] { try await first.enqueue(Post(text, queuing: policy)) }
    await first.stop()
    let server = ShopServer()
    let next = try await queue(server, store: store)
    await next.start()
    await next.settle()
    #expect(server.texts == ["at 2"])
  }
}

/// A store in memory whose next write waits.
private final class SlowStore: QueueStore {
  let isSlow = Locked(false)
  private let memory = MemoryQueueStore()
  private let wait: @Sendable () async -> Void

  init(_ wait: @escaping @Sendable () async -> Void) { self.wait = wait }

  func open() throws(QueueError) -> QueueContents { try memory.open() }

  func append(_ changes: [QueueChange], _ durability: QueueDurability) async throws(QueueError) {
    if isSlow.withLock({ isSlow in
      defer { isSlow = false }
      return isSlow
    }) {
      await wait()
    }
    try memory.append(changes, durability)
  }

  func close() { memory.close() }
}
