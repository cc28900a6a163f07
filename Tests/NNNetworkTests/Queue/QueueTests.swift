import Foundation
import TestSupport
import Testing

@testable import NNNetwork
@testable import NNNetworkQueue

/// Requests that wait, their order, and what survives a restart.
@Suite(.timeLimit(.minutes(1))) struct QueueTests {
  private let lab: QueueLab

  init() throws { lab = try QueueLab() }

  @Test func requestsAreSentInOrderAndRemoved() async throws {
    let server = ShopServer()
    let queue = try lab.queue(lab.network(server))
    let handled = Locked<[String]>([])
    await queue.handle("post", response: .json) { (_, result: Result<Post.Params, QueueFailure>) in
      if case .success(let params) = result { handled.withLock { $0.append(params.text) } }
    }
    let texts = (1...9).map { "\($0)" }
    for text in texts { try await queue.enqueue(Post(text)) }
    #expect(server.requests.isEmpty, "nothing is sent before `start`")
    await queue.start()
    await queue.drained()
    #expect(server.texts == texts)
    #expect(handled.withLock { $0 } == texts)
    #expect(lab.files().isEmpty)
    await queue.stop()
  }

  @Test func callerGetsTheAnswerAtOnceOrAWaitingRequest() async throws {
    let isOnline = Locked(true)
    let server = ShopServer { _, _ in isOnline.withLock { $0 } ? .accept : .fail(.notConnected) }
    let network = lab.network(server) { $0.clock = ContinuousClock() }
    let queue = try lab.queue(network)
    let handled = Locked<[String]>([])
    await queue.handle("post", response: .json) { (request, _: Result<NoResponse, QueueFailure>) in
      handled.withLock { $0.append(request.id) }
    }
    await queue.start()
    guard case .answered(let params) = try await queue.send(Post("1")) else {
      Issue.record("it waits")
      return
    }
    #expect(params == Post.Params(text: "1"))
    #expect(handled.withLock { $0 }.isEmpty, "the caller has the answer")

    isOnline.withLock { $0 = false }
    guard case .waiting(let request) = try await queue.send(Post("2")) else {
      Issue.record("it was sent")
      return
    }
    #expect(await queue.pending == [request])
    isOnline.withLock { $0 = true }
    await queue.wake()
    await queue.drained()
    #expect(handled.withLock { $0 } == [request.id])
    await queue.stop()
  }

  @Test func callerGetsTheErrorOfARefusal() async throws {
    let queue = try lab.queue(lab.network(ShopServer { _, _ in .answer(422) }))
    await queue.start()
    do {
      try await queue.send(Post("1"))
      Issue.record("it was accepted")
    } catch QueueError.failed(let error) {
      #expect(error.status == 422)
    }
    #expect(await queue.deadLetters.isEmpty, "the caller has the error")
    #expect(lab.files().isEmpty)
    await queue.stop()
  }

  /// The key, the order, the service and the environment stay the same after a restart of the app.
  @Test func storedRequestsAreSentAfterARestart() async throws {
    let server = ShopServer { _, _ in .acceptAndVanish }
    var keys: [String] = []
    do {
      let queue = try lab.queue(lab.network(server, stage: .live))
      for text in ["1", "2"] { keys.append(try await queue.enqueue(Post(text)).idempotencyKey) }
      await queue.stop()
    }
    let later = ShopServer()
    let queue = try lab.queue(lab.network(later, stage: .test))
    #expect(await queue.pending.map(\.idempotencyKey) == keys)
    try await queue.enqueue(Post("3"))
    await queue.start()
    await queue.drained()
    #expect(later.texts == ["1", "2", "3"])
    #expect(Array(later.keys.prefix(2)) == keys)
    #expect(
      later.requests.map { $0.url.host ?? "" }
        == ["api.live.example.com", "api.live.example.com", "api.test.example.com"]
    )
    await queue.stop()
  }

  @Test func lanesDoNotWaitForEachOther() async throws {
    let server = ShopServer { text, _ in text == "stuck" ? .answer(503) : .accept }
    let queue = try lab.queue(lab.network(server) { $0.clock = ContinuousClock() })
    try await queue.enqueue(Post("stuck", lane: "a"))
    try await queue.enqueue(Post("1", lane: "a"))
    try await queue.enqueue(Post("2", lane: "b"))
    await queue.start()
    await wait { server.texts == ["2"] }
    #expect(server.texts == ["2"])
    await queue.stop()
  }

  /// Handlers are found by the name that the app gives, not by the name of a type.
  @Test func typesOfOneNameDoNotMeet() async throws {
    enum Posts {
      struct Create: QueuedEndpoint {
        typealias Response = NoResponse
        let service = Shop.api
        let path = "/posts"
        let queuing = QueuePolicy(lane: "create", handler: "create-post")
      }
    }
    enum Comments {
      struct Create: QueuedEndpoint {
        typealias Response = NoResponse
        let service = Shop.api
        let path = "/comments"
        let queuing = QueuePolicy(lane: "create", handler: "create-comment")
      }
    }
    let queue = try lab.queue(lab.network(ShopServer()))
    let handled = Locked<[String]>([])
    for name in ["create-post", "create-comment"] {
      await queue.handle(name, response: .json) { (_, _: Result<NoResponse, QueueFailure>) in
        handled.withLock { $0.append(name) }
      }
    }
    try await queue.enqueue(Posts.Create())
    try await queue.enqueue(Comments.Create())
    await queue.start()
    await queue.drained()
    #expect(handled.withLock { $0 } == ["create-post", "create-comment"])
    await queue.stop()
  }

  @Test func laterRequestReplacesAWaitingOne() async throws {
    let server = ShopServer()
    let queue = try lab.queue(lab.network(server))
    for text in ["1", "2", "3"] { try await queue.enqueue(Post(text, replacing: "position")) }
    try await queue.enqueue(Post("other"))
    try await queue.enqueue(Post("4", lane: "else", replacing: "position"))
    #expect(lab.files().count == 3)
    await queue.start()
    await queue.drained()
    #expect(Set(server.texts) == ["3", "other", "4"])
    await queue.stop()
  }

  /// A kill can leave the file of a request and that of the one that has replaced it.
  @Test func newerOfTwoFilesCounts() async throws {
    let server = ShopServer()
    let copy = lab.folder("copy")
    do {
      let queue = try lab.queue(lab.network(server))
      try await queue.enqueue(Post("old", replacing: "position"))
      let name = try #require(lab.files().first)
      try FileManager.default.copyItem(at: lab.folder().appendingPathComponent(name), to: copy)
      try await queue.enqueue(Post("new", replacing: "position"))
      try FileManager.default.moveItem(at: copy, to: lab.folder().appendingPathComponent(name))
      await queue.stop()
    }
    #expect(lab.files().count == 2)
    let queue = try lab.queue(lab.network(server))
    await queue.start()
    await queue.drained()
    #expect(server.texts == ["new"])
    await queue.stop()
  }

  @Test func damagedFileLosesOneRequestAndSaysSo() async throws {
    let server = ShopServer()
    do {
      let queue = try lab.queue(lab.network(server))
      for text in ["1", "2", "3"] { try await queue.enqueue(Post(text)) }
      await queue.stop()
    }
    let damaged = lab.files()[1]
    try Data("{\"half".utf8).write(to: lab.folder().appendingPathComponent(damaged))
    try Data("x".utf8).write(to: lab.folder().appendingPathComponent("0000000000000009.json.new"))
    let queue = try lab.queue(lab.network(server))
    await queue.start()
    await queue.drained()
    await queue.stop()
    #expect(server.texts == ["1", "3"])
    #expect(lab.files() == ["\(damaged).damaged"])
    var said: [String] = []
    for await event in queue.events { if case .damaged(let file) = event { said.append(file) } }
    #expect(said == [damaged])
  }

  @Test func folderIsUsedByOneQueue() async throws {
    let queue = try lab.queue(lab.network(ShopServer()))
    do {
      _ = try lab.queue(lab.network(ShopServer()))
      Issue.record("two queues")
    } catch QueueError.locked {}
    await queue.stop()
  }

  @Test func clientRefusesARequestThatMayWait() async throws {
    let stub = StubTransport()
    var request = plain()
    request.shouldQueue = true
    guard case .invalidRequest(let text)? = await client(stub).failure(of: request)?.reason else {
      Issue.record("it was sent")
      return
    }
    #expect(text.contains("OfflineQueue"))
    let network = lab.network(stub)
    guard case .invalidRequest? = await network.failure(of: Post("1"))?.reason else {
      Issue.record("it was sent")
      return
    }
  }

  /// A request made in place, as in the deck: its lane is its service, and its handler its path.
  @Test func requestMayWaitIfItShould() async throws {
    let queue = try lab.queue(lab.network(ShopServer()))
    var request = Request<Shop, NoParams, NoResponse>(service: .api, path: "/visits?a=1")
    await #expect(throws: QueueError.self) { try await queue.send(request) }
    request.shouldQueue = true
    guard case .waiting(let waiting) = try await queue.send(request) else {
      Issue.record("the queue was not started")
      return
    }
    #expect(waiting.handler == "/visits")
    #expect(waiting.lane == "api")
    await queue.stop()
  }

  @Test func whatCannotBeStoredIsRefused() async throws {
    let network = lab.network(ShopServer()) { $0.redaction = Redaction(names: ["X-Own"]) }
    let queue = try lab.queue(network, limits: QueueLimits(count: 2, bytes: 4_000))
    func reason(_ change: (inout Post) -> Void) async -> String {
      var post = Post("1")
      change(&post)
      do {
        try await queue.enqueue(post)
        return "queued"
      } catch { return "\(error)" }
    }
    for name in ["Authorization", "cookie", "Proxy-Authorization", "x-own"] {
      #expect(await reason { $0.headers[name] = "s3cret" }.contains("is secret"))
    }
    #expect(await reason { $0.headers["X\n"] = "1" }.contains("not a valid header name"))
    #expect(await reason { $0.idempotency = .notIdempotent }.contains("must not be sent twice"))
    #expect(await reason { $0.adapters = [.headers(["A": "1"])] }.contains("adapters"))
    #expect(await reason { $0.params.text = String(repeating: "x", count: 9_000) }.contains("full"))
    #expect(lab.files().isEmpty)
    for _ in 1...2 { #expect(await reason { $0.headers["X-Trace"] = "1" } == "queued") }
    #expect(await reason { _ in } == "the queue is full")
    // A discarded request no longer counts, nor do its bytes.
    for _ in 1...40 {
      for request in await queue.pending { try await queue.discard(request) }
      #expect(await reason { _ in } == "queued")
    }
    await queue.stop()
    #expect(await reason { _ in } == "the queue was stopped")
  }
}
