import Foundation
import Testing

@testable import NNNetwork

/// One refresh for all requests whose credential has expired.
@Suite(.timeLimit(.minutes(1))) struct RefreshTests {
  /// A stub that accepts one token, and a client that begins with another.
  private func expired(
    accepting good: String = "2",
    refreshed: StubAnswer = .json(#"{"token": "2"}"#),
    limit: RefreshLimit = RefreshLimit(),
    clock: any Clock<Duration> = ContinuousClock()
  ) -> (StubTransport, CredentialStore<NumberedTokens>, NetworkClient<FixedEnvironment>) {
    let stub = StubTransport(clock: clock)
    stub.on("good", times: nil, .response(200)) {
      $0.url.path == "/x" && $0.headers["Authorization"] == "Bearer \(good)"
    }
    stub.on(.get, "/x", times: nil, .response(401))
    stub.on(.post, "/refresh", times: nil, refreshed)
    let store = CredentialStore(
      "1",
      account: "ada",
      authenticator: NumberedTokens(),
      limit: limit,
      clock: clock
    )
    let network = client(stub, decisions: [store, .checkStatus()]) {
      $0.adapters = [store]
    }
    return (stub, store, network)
  }

  private func refreshes(_ stub: StubTransport) -> Int {
    stub.requests.count { $0.url.path == "/refresh" }
  }

  @Test func thousandRequestsRefreshOnce() async throws {
    let (stub, store, network) = expired(
      refreshed: .json(#"{"token": "2"}"#).delayed(by: .milliseconds(50))
    )
    let succeeded = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<1_000 { group.addTask { await network.failure(of: plain()) == nil } }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(succeeded == 1_000)
    #expect(refreshes(stub) == 1)
    #expect(await store.current?.credential == "2")
  }

  @Test func lateResponseToAnOldTokenRestartsWithoutARefresh() async throws {
    let stub = StubTransport()
    let store = CredentialStore("old", account: "ada", authenticator: NumberedTokens())
    stub.on(
      "late",
      .response(401).after { await store.signIn("new", account: "ada") }
    ) { $0.headers["Authorization"] == "Bearer old" }
    stub.on("good", .response(200)) { $0.headers["Authorization"] == "Bearer new" }
    let network = client(stub, decisions: [store, .checkStatus()]) {
      $0.adapters = [store]
    }
    #expect(await network.failure(of: plain()) == nil)
    try stub.verify()
  }

  @Test func failedRefreshFailsItsWaitersAndKeepsTheCredential() async throws {
    let (stub, store, network) = expired(refreshed: .response(401).delayed(by: .milliseconds(30)))
    let errors = await withTaskGroup(of: NetworkError?.self) { group in
      for _ in 0..<20 { group.addTask { await network.failure(of: plain()) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for error in errors {
      guard case .refresh(let cause)? = error?.reason else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect((cause as? NetworkError)?.status == 401, "a refused refresh asks for no other (R4)")
    }
    #expect(refreshes(stub) == 1)
    #expect(await store.current?.credential == "1")
  }

  @Test func refreshNeverReplacesASignInOrSignOut() async throws {
    let stub = StubTransport()
    let store = CredentialStore("1", account: "ada", authenticator: NumberedTokens())
    stub.on(.get, "/x", .response(401))
    stub.on(
      "refresh",
      .json(#"{"token": "2"}"#).after { await store.signIn("signed-in-again", account: "ada") }
    ) { $0.url.path == "/refresh" }
    stub.on("good", .response(200)) { $0.headers["Authorization"] == "Bearer signed-in-again" }
    let network = client(stub, decisions: [store, .checkStatus()]) {
      $0.adapters = [store]
    }
    #expect(await network.failure(of: plain()) == nil)
    #expect(await store.current?.credential == "signed-in-again")
    try stub.verify()
  }

  @Test func cancelledWaiterDoesNotCancelTheRefresh() async throws {
    let clock = ManualClock()
    let (stub, _, network) = expired(
      refreshed: .json(#"{"token": "2"}"#).delayed(by: .seconds(1)),
      clock: clock
    )
    let first = Task { await network.failure(of: plain()) }
    await clock.waitForSleepers(1)
    let second = Task { await network.failure(of: plain()) }
    first.cancel()
    #expect(await first.value?.isCancelled == true, "it does not wait for the refresh")
    clock.advance(by: .seconds(1))
    #expect(await second.value == nil)
    #expect(refreshes(stub) == 1)
  }

  @Test func refreshWindowEndsALoopOfRefreshes() async throws {
    let (stub, _, network) = expired(
      accepting: "none",
      limit: RefreshLimit(count: 3),
      clock: ManualClock()
    )
    var last: NetworkError?
    for _ in 0..<4 { last = await network.failure(of: plain()) }
    #expect(refreshes(stub) == 3)
    guard case .refresh(let cause)? = last?.reason else {
      Issue.record("\(String(describing: last))")
      return
    }
    #expect(cause is RefreshLoop)
  }

  @Test func refreshesAreAllowedAgainAfterTheWindow() async throws {
    let clock = ManualClock()
    let (stub, _, network) = expired(
      accepting: "none",
      limit: RefreshLimit(count: 2, window: .seconds(30)),
      clock: clock
    )
    _ = await network.failure(of: plain())
    #expect(refreshes(stub) == 2)
    clock.advance(by: .seconds(29))
    _ = await network.failure(of: plain())
    #expect(refreshes(stub) == 2, "the window is not over")
    clock.advance(by: .seconds(1))
    _ = await network.failure(of: plain())
    #expect(refreshes(stub) == 4)
  }

  @Test func withoutCredentialNothingIsSentAndNothingRefreshed() async throws {
    let (stub, store, network) = expired()
    await store.signOut()
    #expect(await network.failure(of: plain())?.status == 401)
    #expect(stub.requests.count == 1)
    #expect(stub.requests.first?.headers["Authorization"] == nil)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func tokenEndpointCannotSendTheTokenElsewhere(_ status: Int) async throws {
    for place in [
      "https://evil.example/", "//evil.example/", "http://api.example.com/refresh",
      "https://api.example.com:8443/refresh",
    ] {
      let (stub, store, network) = expired(
        refreshed: .response(status, headers: ["Location": place])
      )
      let error = await network.failure(of: plain())
      guard case .refresh(let cause)? = error?.reason, let cause = cause as? NetworkError,
        case .redirect = cause.reason
      else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(stub.requests.map(\.url.path) == ["/x", "/refresh"])
      #expect(await store.current?.credential == "1")
    }
  }

  @Test func refreshThatHangsEndsWithTheClientsTimeout() async throws {
    let clock = ManualClock()
    let stub = StubTransport(clock: clock)
    stub.on(.get, "/x", .response(401))
    stub.on(.post, "/refresh", .response(200).delayed(by: .seconds(3_600)))
    let store = CredentialStore("1", account: "ada", authenticator: NumberedTokens())
    let network = client(stub, decisions: [store, .checkStatus()]) {
      $0.adapters = [store]
      $0.clock = clock
      $0.timeout = .seconds(10)
    }
    let task = Task { await network.failure(of: plain()) }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(10))
    let error = await task.value
    guard case .refresh(let cause)? = error?.reason, let cause = cause as? NetworkError,
      case .transport(let why) = cause.reason
    else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(why.kind == .timedOut)
  }

  @Test func deadlineEndsTheWaitForARefresh() async throws {
    let clock = ManualClock()
    let (stub, _, _) = expired()
    let hung = CredentialStore("1", account: "ada", authenticator: HungTokens(clock: clock))
    let network = client(stub, decisions: [hung, .checkStatus()]) {
      $0.adapters = [hung]
      $0.clock = clock
      $0.deadline = .seconds(5)
    }
    let task = Task { await network.failure(of: plain()) }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(5))
    guard case .deadlineExceeded? = await task.value?.reason else {
      Issue.record("it waited")
      return
    }
    clock.advance(by: .seconds(10_000))
  }

  /// A refresh of the app that ignores cancellation.
  private struct HungTokens: Authenticator {
    let clock: ManualClock
    func apply(_ credential: String, to request: inout HTTPRequest) {
      request.headers["Authorization"] = "Bearer \(credential)"
    }
    func refresh(_ credential: String, using client: RefreshClient) async throws -> String {
      await Task { try? await clock.sleep(for: .seconds(3_600)) }.value
      return credential
    }
  }

  @Test func laterRequestRefreshesAgainAfterAFailedRefresh() async throws {
    let stub = StubTransport()
    stub.on("good", .response(200)) { $0.headers["Authorization"] == "Bearer 2" }
    stub.on(.get, "/x", times: 2, .response(401))
    stub.on(.post, "/refresh", .failure(.timedOut))
    stub.on(.post, "/refresh", .json(#"{"token": "2"}"#))
    let store = CredentialStore("1", account: "ada", authenticator: NumberedTokens())
    let network = client(stub, decisions: [store, .checkStatus()]) {
      $0.adapters = [store]
    }
    guard case .refresh? = await network.failure(of: plain())?.reason else {
      Issue.record("the refresh did not fail")
      return
    }
    #expect(await network.failure(of: plain()) == nil)
    try stub.verify()
  }

  @Test func refreshedCredentialIsGivenToTheApp() async {
    let stub = StubTransport()
    stub.on("good", .response(200)) { $0.headers["Authorization"] == "Bearer 2" }
    stub.on(.get, "/x", .response(401))
    stub.on(.post, "/refresh", .json(#"{"token": "2"}"#))
    let saved = Locked<[String]>([])
    let store = CredentialStore("1", account: "ada", authenticator: NumberedTokens()) {
      credential,
      account in
      saved.withLock { $0.append("\(account) \(credential)") }
    }
    let network = client(stub, decisions: [store, .checkStatus()]) {
      $0.adapters = [store]
    }
    #expect(await network.failure(of: plain()) == nil)
    #expect(saved.withLock { $0 } == ["ada 2"])
  }
}
