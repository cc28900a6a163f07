import Foundation
import TestSupport
import Testing

@testable import NNNetwork
@testable import NNNetworkQueue

/// Failures: which ones count, when a request becomes a dead letter, and what an account has to do with it.
@Suite(.timeLimit(.minutes(1))) struct QueueFailureTests {
  private let lab: QueueLab

  init() throws { lab = try QueueLab() }

  /// While other requests of the service succeed, a request that always fails does not block its lane.
  @Test(arguments: [ShopServer.Act.fail(.timedOut), .answer(500)])
  func poisonedRequestDoesNotBlockItsLane(_ act: ShopServer.Act) async throws {
    let server = ShopServer { text, _ in text == "poison" ? act : .accept }
    // The clock moves only after another request has succeeded.
    let clock = ManualClock()
    let network = lab.network(server) { $0.clock = clock }
    let queue = try lab.queue(network)
    try await queue.enqueue(Post("poison"))
    for number in 1...5 { try await queue.enqueue(Post("\(number)")) }
    await queue.start()
    while await !queue.pending.isEmpty {
      try await network.send(Look())
      clock.advance(by: .seconds(600))
      // Without a pause, this loop would keep its thread.
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(Array(Set(server.texts)).filter { !$0.isEmpty }.count == 5)
    let letters = await queue.deadLetters
    #expect(letters.count == 1)
    if case .gaveUp? = letters.first?.reason {} else { Issue.record("\(letters)") }
    await queue.stop()
  }

  /// An outage of the whole service or of the network makes no dead letter.
  @Test(arguments: [
    ShopServer.Act.answer(503), .fail(.timedOut), .fail(.notConnected), .fail(.hostNotFound),
  ])
  func outageOfThreeHoursLeavesNoDeadLetter(_ act: ShopServer.Act) async throws {
    let lab = lab
    let server = ShopServer { _, _ in lab.hours < 3 ? act : .accept }
    let queue = try lab.queue(lab.network(server))
    for number in 1...5 { try await queue.enqueue(Post("\(number)")) }
    await queue.start()
    await queue.drained()
    #expect(await queue.deadLetters.isEmpty)
    #expect(server.texts == ["1", "2", "3", "4", "5"])
    #expect(lab.hours >= 3)
    await queue.stop()
  }

  @Test func everyRequestBecomesADeadLetterAtItsAge() async throws {
    let lab = lab
    let server = ShopServer { _, _ in lab.hours < 169 ? .fail(.notConnected) : .accept }
    let queue = try lab.queue(lab.network(server))
    let request = try await queue.enqueue(Post("1"))
    await queue.start()
    await queue.drained()
    #expect(await queue.deadLetters == [DeadLetter(request: request, reason: .expired)])
    #expect((168...169).contains(lab.hours))
    // The server is available again after an hour.
    try? await lab.clock.sleep(for: .seconds(3_600))
    try await queue.retry(try #require(await queue.deadLetters.first))
    await queue.drained()
    #expect(server.keys == [request.idempotencyKey])
    #expect(await queue.deadLetters.isEmpty)
    #expect(lab.files().isEmpty)
    await queue.stop()
  }

  @Test(arguments: [
    (400, false), (403, false), (404, false), (409, false), (422, false), (501, false),
    (401, true), (408, true), (425, true), (429, true), (500, true), (503, true), (599, true),
  ])
  func statusesAreTemporaryOrPermanent(_ status: Int, _ isTemporary: Bool) {
    let response = RawResponse(status: status, headers: ["Retry-After": ""])
    let error = NetworkError(.rejected(nil), method: .post, url: "", response: response)
    switch QueueVerdict(.failure(error), now: Date()) {
    case .wait: #expect(isTemporary)
    case .dead(let reason):
      #expect(!isTemporary)
      #expect(reason == .refused(status: status))
    default: Issue.record("neither")
    }
  }

  @Test func conflictOfAKeyInUseIsTemporary() {
    for response in [
      RawResponse(status: 409, headers: ["Retry-After": "1"]),
      RawResponse(status: 409, body: Data("Idempotency-Key in use".utf8)),
    ] {
      let error = NetworkError(.rejected(nil), method: .post, url: "", response: response)
      guard case .wait = QueueVerdict(.failure(error), now: Date()) else {
        Issue.record("\(error)")
        continue
      }
    }
  }

  @Test func deadLettersAreKeptForAWeekAndSurviveARestart() async throws {
    let network = lab.network(ShopServer { _, _ in .answer(404) })
    do {
      let queue = try lab.queue(network)
      try await queue.enqueue(Post("1"))
      await queue.start()
      await queue.drained()
      await queue.stop()
    }
    let queue = try lab.queue(network)
    #expect(await queue.deadLetters.map(\.reason) == [.refused(status: 404)])
    try await lab.clock.sleep(for: .seconds(8 * 86_400))
    try await queue.enqueue(Post("2"))
    #expect(await queue.deadLetters.isEmpty)
    await queue.stop()
  }

  @Test func discardedRequestIsNotSent() async throws {
    let server = ShopServer()
    let queue = try lab.queue(lab.network(server))
    let request = try await queue.enqueue(Post("1"))
    try await queue.enqueue(Post("2"))
    try await queue.discard(request)
    await queue.start()
    await queue.drained()
    #expect(server.texts == ["2"])
    await queue.stop()
  }

  /// Any answer shows that the network works, also one that is an error for its caller.
  @Test(arguments: [200, 404])
  func everyAnswerWakesTheQueue(_ status: Int) async throws {
    let isOnline = Locked(false)
    let server = ShopServer { text, _ in
      if text.isEmpty { return .answer(status) }
      return isOnline.withLock { $0 } ? .accept : .fail(.notConnected)
    }
    let clock = ManualClock()
    let network = lab.network(server) { $0.clock = clock }
    var limits = QueueLimits()
    limits.offline = .milliseconds(1) ... .seconds(600)
    let queue = try lab.queue(network, limits: limits)
    try await queue.enqueue(Post("1"))
    await queue.start()
    while server.requests.count < 3 {
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(1))
    }
    // After three failures, the lane waits for at least 2 ms, and an answer can end all but the first of them. From here
    // on the clock stands still.
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(1))
    await clock.waitForSleepers(1)
    isOnline.withLock { $0 = true }
    _ = try? await network.send(Look())
    await queue.drained()
    #expect(server.texts.last == "1")
    await queue.stop()
  }

  @Test func waitIsAtLeastThatOfTheServer() async throws {
    let (lab, isFirst) = (lab, Locked(true))
    let server = ShopServer { _, _ in
      let first = isFirst.withLock { first in
        defer { first = false }
        return first
      }
      return first ? .answer(503, ["Retry-After": "7200"]) : .accept
    }
    let queue = try lab.queue(lab.network(server))
    try await queue.enqueue(Post("1"))
    await queue.start()
    await queue.drained()
    #expect(lab.hours >= 2)
    await queue.stop()
  }

  // MARK: Accounts

  private struct Tokens: Authenticator {
    let refresh: @Sendable () throws -> String

    func apply(_ credential: String, to request: inout HTTPRequest) {
      request.headers["Authorization"] = "Bearer \(credential)"
    }
    func refresh(_ credential: String, using client: RefreshClient) async throws -> String {
      try refresh()
    }
  }

  @Test func expiredSessionWaitsForTheNextSignIn() async throws {
    let server = ShopServer { _, request in
      request.headers["Authorization"] == "Bearer new" ? .accept : .answer(401)
    }
    let store = CredentialStore("old", authenticator: Tokens { throw SessionExpired() })
    let network = lab.network(server) {
      $0.credentials = store
      $0.clock = ContinuousClock()
    }
    let queue = try lab.queue(network)
    try await queue.enqueue(Post("1"))
    await queue.start()
    for await event in queue.events {
      if case .waiting(_, .sessionExpired, _) = event { break }
    }
    store.replace(with: "new")
    await queue.wake()
    await queue.drained()
    #expect(server.texts == ["1"])
    await queue.stop()
  }

  /// What an account has queued is never sent for another one.
  @Test func queueOfAnAccountThatSignedOutSendsNothing() async throws {
    let server = ShopServer()
    let store = CredentialStore("ada", authenticator: Tokens { "ada" })
    let queue = try lab.queue(lab.network(server) { $0.credentials = store })
    try await queue.enqueue(Post("1"))
    store.invalidate()
    await queue.start()
    guard case .waiting = try await queue.send(Post("2")) else {
      Issue.record("it was sent")
      return
    }
    #expect(server.requests.isEmpty)
    #expect(await queue.pending.count == 2)
    await queue.stop()
  }

  /// Requests made while nobody is signed in go without a credential, or the app moves them.
  @Test(arguments: [false, true])
  func requestsMadeBeforeTheSignInAreSent(_ areMoved: Bool) async throws {
    let server = ShopServer()
    let store = CredentialStore("ada", authenticator: Tokens { "ada" })
    let before = try lab.queue(lab.network(server), "anonymous")
    let after = try lab.queue(lab.network(server) { $0.credentials = store }, "ada")
    for text in ["1", "2"] { try await before.enqueue(Post(text)) }
    if areMoved { try await before.move(to: after) }
    #expect(await before.pending.count == (areMoved ? 0 : 2))
    for queue in [before, after] {
      await queue.start()
      await queue.drained()
      await queue.stop()
    }
    #expect(server.texts == ["1", "2"])
    let token: String? = areMoved ? "Bearer ada" : nil
    #expect(server.requests.map { $0.headers["Authorization"] } == [token, token])
    #expect(lab.files("anonymous").isEmpty && lab.files("ada").isEmpty)
  }

  // MARK: The disk

  @Test func fullDiskRefusesAndLosesNothing() async throws {
    let isFull = Locked(false)
    let folder = try RequestFolder(lab.folder()) { step throws(QueueError) in
      guard isFull.withLock({ $0 }), step == .write else { return }
      throw .store(operation: "write a file", code: ENOSPC)
    }
    let server = ShopServer()
    let queue = try OfflineQueue<Shop>(lab.network(server), in: folder)
    try await queue.enqueue(Post("1"))
    isFull.withLock { $0 = true }
    do {
      try await queue.enqueue(Post("2"))
      Issue.record("it was queued")
    } catch {
      #expect("\(error)" == "the queue cannot write a file (error \(ENOSPC))")
    }
    isFull.withLock { $0 = false }
    try await queue.enqueue(Post("3"))
    await queue.start()
    await queue.drained()
    #expect(server.texts == ["1", "3"])
    #expect(lab.files().isEmpty)
    await queue.stop()
  }
}
