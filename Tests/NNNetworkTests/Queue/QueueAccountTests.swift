import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// A queued request is sent as the account that made it, and waits while that account is not signed
/// in.
@Suite struct QueueAccountTests {
  /// Tokens named after their account, such as `ada-1` and `ada-2`.
  struct AccountTokens: Authenticator {
    func apply(_ credential: String, to request: inout HTTPRequest) {
      request.headers["Authorization"] = "Bearer \(credential)"
    }

    func refresh(_ credential: String, using client: RefreshClient) async throws -> String {
      for _ in 0..<3 { await Task.yield() }
      let words = credential.split(separator: "-")
      return "\(words[0])-\((Int(words[1]) ?? 0) + 1)"
    }
  }

  private let day = ManualDay()
  private let store = CredentialStore("ada-1", account: "ada", authenticator: AccountTokens())

  private func network(_ server: any HTTPTransport) -> NetworkClient<Shop.Stage> {
    shop(
      server,
      day,
      decisions: [store, .retry(), .checkStatus()],
      adapters: [store]
    )
  }

  @Test func requestsWaitForTheirAccount() async throws {
    let server = ShopServer()
    let queue = try await OfflineQueue<Shop>(network(server), store: MemoryQueueStore())
    try await queue.enqueue(Post("ada"))
    await store.signOut()
    await queue.start()
    await queue.settle()
    #expect(server.requests.isEmpty)
    #expect(await queue.pending.isEmpty)
    await store.signIn("grace-1", account: "grace")
    try await queue.enqueue(Post("grace"))
    while server.texts != ["grace"] { await Task.yield() }
    await queue.settle()
    let events = queue.events
    await store.signIn("ada-2", account: "ada")
    for await event in events where event.word == "done" { break }
    #expect(server.texts == ["grace", "ada"])
    let tokens = server.requests.map { $0.headers["Authorization"] }
    #expect(tokens == ["Bearer grace-1", "Bearer ada-2"])
    #expect(await queue.deadLetters.isEmpty)
  }

  @Test func signInWhileARequestIsOutDoesNotSendItAgainAsAnother() async throws {
    let store = store
    let server = ShopServer { request, number in
      guard number == 1 else { return .accept }
      await store.signIn("grace-1", account: "grace")
      return .answer(401)
    }
    let queue = try await OfflineQueue<Shop>(network(server), store: MemoryQueueStore())
    try await queue.enqueue(Post("ada"))
    await queue.start()
    await queue.settle()
    #expect(server.requests.count == 1)
    #expect(await queue.deadLetters.isEmpty)
    let events = queue.events
    await store.signIn("ada-2", account: "ada")
    for await event in events where event.word == "done" { break }
    #expect(
      server.requests.map { $0.headers["Authorization"] } == ["Bearer ada-1", "Bearer ada-2"]
    )
  }

  @Test func refusalWithoutACredentialIsNotCounted() async throws {
    let server = ShopServer { _, number in number <= 5 ? .answer(401) : .accept }
    let queue = try await OfflineQueue<Shop>(network(server), store: MemoryQueueStore())
    await store.signOut()
    try await queue.enqueue(Post("nobody"))
    await queue.start()
    for _ in 0..<5 { await queue.pass(.seconds(3_600), of: day) }
    #expect(server.texts == ["nobody"])
    #expect(await queue.deadLetters.isEmpty)
    #expect(server.requests.allSatisfy { $0.headers["Authorization"] == nil })
  }

  /// Changes of account, requests, expiring tokens and a queue, in random order.
  ///
  /// Every request has a token of the account that made it, or none if no account was signed in
  /// then.
  @Test(.timeLimit(.minutes(5)), arguments: [1, 2] as [UInt64])
  func nothingIsSentAsAnotherAccount(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let server = AccountServer(seed: seed)
    let network = network(server)
    let soon = Duration.zero ... .zero
    let queue = try await OfflineQueue<Shop>(
      network,
      store: MemoryQueueStore(),
      limits: QueueLimits(count: 100_000, refusals: .max, offline: soon, refused: soon)
    )
    await queue.start()
    var calls: [Task<Void, Never>] = []
    let (enqueued, arrived) = (Locked(0), Locked(0))
    await queue.handle("Post", response: .none) { _, result in
      if case .success = result { arrived.withLock { $0 += 1 } }
    }
    for _ in 0..<(Places.isLongRun ? 100_000 : 4_000) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0...1:
        let account = ["ada", "grace", "joan"].randomElement(using: &random) ?? "ada"
        await store.signIn("\(account)-\(server.token(of: account))", account: account)
      case 2: await store.signOut()
      case 3: server.expireTokens()
      case 4...6: calls.append(begin { _ = try? await network.send(Post($0, queuing: .never)) })
      case 7...8:
        let lane = "\(Int.random(in: 0..<3, using: &random))"
        calls.append(
          begin {
            let post = Post($0, queuing: .whenOffline(lane: lane))
            if (try? await queue.enqueue(post)) != nil { enqueued.withLock { $0 += 1 } }
          }
        )
      default:
        for _ in 0..<Int.random(in: 1..<8, using: &random) { await Task.yield() }
        day.clock.advance(by: .milliseconds(1))
      }
      if calls.count > 30 { await calls.removeFirst().value }
    }
    for call in calls { await call.value }
    #expect(server.violations == [])
    #expect(server.counts.sent > 1_000 && server.counts.refused > 100)
    // At the end each account signs in once more, and every queued request arrives.
    for account in ["ada", "grace", "joan", nil] {
      if let account {
        await store.signIn("\(account)-\(server.token(of: account))", account: account)
      } else {
        await store.signOut()
      }
      // Time advances in small steps, because a request that gets too old would become a dead
      // letter.
      while await !queue.pending.isEmpty, !Task.isCancelled {
        day.clock.advance(by: .seconds(1))
        try await Task.sleep(for: .milliseconds(1))
      }
    }
    #expect(server.violations == [])
    #expect(await queue.items.isEmpty, "nothing is left or buried")
    #expect(await queue.deadLetters.isEmpty)
    await queue.stop()
    #expect(arrived.withLock { $0 } == enqueued.withLock { $0 })
    #expect(arrived.withLock { $0 } > 100)
  }

  /// Starts a call on this thread, so that it belongs to the account that is signed in now.
  private func begin(
    _ call: @escaping @Sendable (_ account: String) async -> Void
  ) -> Task<Void, Never> {
    let account = store.account ?? "nobody"
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return Task.immediate { await call(account) }
    }
    return Task { if store.account ?? "nobody" == account { await call(account) } }
  }
}

/// A server that checks each token against the account that the request belongs to.
final class AccountServer: HTTPTransport {
  private struct State {
    var random: SeededGenerator
    var tokens: [String: Int] = [:]
    var violations: [String] = []
    var counts = (sent: 0, refused: 0)
  }

  private let state: Locked<State>

  init(seed: UInt64) { state = Locked(State(random: SeededGenerator(seed: seed))) }

  var violations: [String] { state.withLock { $0.violations } }
  var counts: (sent: Int, refused: Int) { state.withLock { $0.counts } }

  /// The number of the token that is valid for an account.
  func token(of account: String) -> Int { state.withLock { $0.tokens[account] ?? 1 } }

  func expireTokens() {
    state.withLock { state in
      for account in ["ada", "grace", "joan"] { state.tokens[account, default: 1] += 1 }
    }
  }

  func send(
    _ request: HTTPRequest,
    transfer: Transfer
  ) async throws(TransportError) -> RawResponse {
    var body = Data()
    if case .data(let data) = request.body { body = data }
    let owner = (try? JSONDecoder().decode(Post.Params.self, from: body))?.text ?? "unreadable"
    let token = request.headers["Authorization"]?.dropFirst("Bearer ".count)
    let words = token?.split(separator: "-").map(String.init)
    let (status, turns): (Int, Int) = state.withLock { state in
      state.counts.sent += 1
      let sender = words?.first ?? "nobody"
      if sender != owner { state.violations.append("\(owner)'s request as \(sender)") }
      let turns = Int.random(in: 0..<6, using: &state.random)
      if let words, Int(words[1]) != state.tokens[words[0]] ?? 1 {
        state.counts.refused += 1
        // A refresh requests the next number, and that token becomes valid.
        state.tokens[words[0]] = (Int(words[1]) ?? 0) + 1
        return (401, turns)
      }
      let isBusy = Int.random(in: 0..<10, using: &state.random) == 0
      return (isBusy ? 503 : 201, turns)
    }
    for _ in 0..<turns { await Task.yield() }
    return RawResponse(status: status)
  }
}
