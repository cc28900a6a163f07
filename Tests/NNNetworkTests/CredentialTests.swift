import Foundation
import Testing

@testable import NNNetwork

/// `NetworkConfiguration(credentials:)` inserts the adapter and the decision at the right
/// positions.
@Suite(.timeLimit(.minutes(1))) struct CredentialTests {
  /// Numbered tokens, of which the first ones expire soon.
  struct Expiring: Authenticator {
    var tokens = NumberedTokens()
    let old: Set<String>

    func apply(_ credential: String, to request: inout HTTPRequest) {
      tokens.apply(credential, to: &request)
    }

    func expiresSoon(_ credential: String, at date: Date) -> Bool { old.contains(credential) }

    func refresh(_ credential: String, using client: RefreshClient) async throws -> String {
      try await tokens.refresh(credential, using: client)
    }
  }

  /// A stub that responds to everything with a status, except to requests with one token.
  private func stub(accepting token: String = "2", otherwise status: Int = 401) -> StubTransport {
    let stub = StubTransport()
    stub.on("good", times: nil, .response(200)) { $0.headers["Authorization"] == "Bearer \(token)" }
    stub.on(.post, "/refresh", times: nil, .json(#"{"token": "2"}"#))
    stub.on("other", times: nil, .response(status)) { _ in true }
    return stub
  }

  private func network<A: Authenticator>(
    _ store: CredentialStore<A>,
    _ stub: StubTransport,
    change: (inout NetworkConfiguration) -> Void = { _ in }
  ) -> NetworkClient<FixedEnvironment> {
    var configuration = NetworkConfiguration(credentials: store)
    configuration.random = { 0 }
    change(&configuration)
    return NetworkClient(environment: FixedEnvironment(), configuration, transport: stub)
  }

  private func paths(_ stub: StubTransport) -> [String] { stub.requests.map(\.url.path) }

  @Test func oneCallAddsAndRefreshes() async throws {
    let stub = stub()
    let store = CredentialStore("1", authenticator: NumberedTokens())
    #expect(await network(store, stub).failure(of: plain()) == nil)
    #expect(paths(stub) == ["/x", "/refresh", "/x"])
    #expect(stub.requests.map { $0.headers["Authorization"] } == ["Bearer 1", nil, "Bearer 2"])
  }

  @Test func temporaryFailureIsRetriedAndFails() async throws {
    let stub = stub(accepting: "none", otherwise: 503)
    let store = CredentialStore("1", account: "ada", authenticator: NumberedTokens())
    #expect(await network(store, stub).failure(of: plain())?.status == 503)
    #expect(paths(stub) == ["/x", "/x", "/x"])
  }

  /// Adapters and decisions that the app adds later come after the credential and its refresh.
  @Test func listsThatAreSetLaterComeAfterTheCredential() async throws {
    let stub = stub()
    let store = CredentialStore("1", authenticator: NumberedTokens())
    let network = network(store, stub) {
      $0.decisions = [.checkStatus()]
      $0.adapters = [Adapter { request, _ in #expect(request.headers["Authorization"] != nil) }]
    }
    #expect(await network.failure(of: plain()) == nil)
    #expect(paths(stub) == ["/x", "/refresh", "/x"])
  }

  @Test(arguments: [401, 503, 302])
  func statusDecisionOfAnEndpointHidesNothing(_ status: Int) async throws {
    let stub = StubTransport()
    stub.on(.get, "/x", .response(status, headers: ["Location": "/y"]))
    stub.on(.post, "/refresh", .json(#"{"token": "2"}"#))
    stub.on("again", .response(404)) { _ in true }
    var request = plain()
    request.decisions = [.checkStatus()]
    let store = CredentialStore("1", authenticator: NumberedTokens())
    #expect(await network(store, stub).failure(of: request)?.status == 404)
    let expected = [401: ["/x", "/refresh", "/x"], 503: ["/x", "/x"], 302: ["/x", "/y"]]
    #expect(paths(stub) == expected[status])
  }

  @Test func wrongOrderStopsWithBothNames() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let configuration = NetworkConfiguration(decisions: [.checkStatus(), .retry()])
      _ = NetworkClient(environment: FixedEnvironment(), configuration, transport: StubTransport())
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("`checkStatus`") && said.contains("`retry`"))
  }

  @Test func everyOrderIsChecked() {
    let store = CredentialStore("1", authenticator: NumberedTokens())
    let restarting: [any ResponseDecision] = [.followRedirects(), store, .retry()]
    for (decision, name) in zip(restarting, ["followRedirects", "CredentialStore", "retry"]) {
      let problem = DecisionOrder.problem(of: [.checkStatus(), decision])
      #expect(problem?.contains("write it after `\(name)`") == true)
      #expect(problem?.contains("`checkStatus` comes before `\(name)`,") == true)
      #expect(DecisionOrder.problem(of: [decision, .checkStatus()]) == nil)
    }
    #expect(DecisionOrder.problem(of: restarting) == nil)
    #expect(DecisionOrder.problem(of: [.checkStatus(), .emptyIsObject]) == nil)
  }

  @Test func wrongOrderOfAnEndpointIsAnError() async throws {
    let stub = StubTransport()
    var request = plain()
    request.decisions = [.checkStatus(), .retry()]
    let error = await client(stub).failure(of: request)
    guard case .invalidRequest(let text)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(text.contains("`checkStatus`") && text.contains("`retry`"))
    #expect(stub.requests.isEmpty)
  }

  /// A header that redaction does not know to be secret.
  struct Pass: Authenticator {
    let name: String

    func apply(_ credential: String, to request: inout HTTPRequest) {
      request.headers[name] = credential
    }

    func refresh(_ credential: String, using client: RefreshClient) async throws -> String {
      credential
    }
  }

  /// One adapter twice, and one of another store.
  @Test func severalCredentialsStayAtTheirOrigin() async throws {
    let stub = StubTransport()
    stub.on(.get, "/x", .response(302, headers: ["Location": "https://elsewhere.example/y"]))
    stub.on(.get, "/y", .response(200))
    let store = CredentialStore("a", authenticator: Pass(name: "X-Pass-A"))
    let other = CredentialStore("b", authenticator: Pass(name: "X-Pass-B"))
    let network = network(store, stub) {
      $0.adapters = [other, store, store]
    }
    #expect(await network.failure(of: plain()) == nil)
    let sent = stub.requests.map { request in
      ["X-Pass-A", "X-Pass-B"].map { request.headers[$0] ?? "none" }
    }
    #expect(sent == [["a", "b"], ["none", "none"]])
  }

  @Test func accountIsOptional() async throws {
    let stub = stub()
    let store = CredentialStore(authenticator: NumberedTokens())
    let network = network(store, stub)
    #expect(await network.failure(of: plain())?.status == 401)
    #expect(stub.requests.last?.headers["Authorization"] == nil)

    await store.signIn("2")
    #expect(await network.failure(of: plain()) == nil)

    let bound = network.boundToAccount()
    await store.signOut()
    guard case .accountChanged? = await bound.failure(of: plain())?.reason else {
      Issue.record("a request of an account that has signed out was sent")
      return
    }
  }

  @Test func credentialThatExpiresSoonIsRefreshedOnceBeforeItIsSent() async throws {
    let stub = stub()
    let store = CredentialStore("1", authenticator: Expiring(old: ["1"]))
    let network = network(store, stub)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask { #expect(await network.failure(of: plain()) == nil) }
      }
    }
    #expect(paths(stub).count { $0 == "/refresh" } == 1)
    #expect(!stub.requests.contains { $0.headers["Authorization"] == "Bearer 1" })
  }

  /// On a device whose clock is wrong, every credential seems expired.
  @Test func everyCredentialExpiresSoon() async throws {
    let (stub, clock) = (stub(), ManualClock())
    let store = CredentialStore("1", authenticator: Expiring(old: ["1", "2"]), clock: clock)
    let network = network(store, stub)
    for _ in 0..<10 { #expect(await network.failure(of: plain()) == nil) }
    #expect(paths(stub).count { $0 == "/refresh" } == 1)
    clock.advance(by: RefreshLimit().window)
    for _ in 0..<10 { #expect(await network.failure(of: plain()) == nil) }
    #expect(paths(stub).count { $0 == "/refresh" } == 2)
  }

  @Test func credentialIsSentIfItsEarlyRefreshFails() async throws {
    let stub = StubTransport()
    stub.on(.post, "/refresh", .response(503))
    stub.on("old", times: 3, .response(200)) { $0.headers["Authorization"] == "Bearer 1" }
    let store = CredentialStore("1", authenticator: Expiring(old: ["1"]))
    let network = network(store, stub)
    for _ in 0..<3 { #expect(await network.failure(of: plain()) == nil) }
    try stub.verify()
  }
}
