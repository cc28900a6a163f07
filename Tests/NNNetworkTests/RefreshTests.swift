import Foundation
import Testing

@testable import NNNetwork

/// One refresh for all requests whose credential has expired, and how its failures are told apart.
@Suite(.timeLimit(.minutes(1))) struct RefreshTests {
  /// A stub that accepts the token `2`, a store with the token `1`, and a client with both.
  private func expired(
    accepting good: String = "2",
    refreshed: StubAnswer...
  ) -> (StubTransport, CredentialStore<NumberedTokens>, NetworkClient<FixedEnvironment>) {
    let stub = StubTransport()
    stub.on("good", times: nil, .response(200)) {
      $0.url.path == "/x" && $0.headers["Authorization"] == "Bearer \(good)"
    }
    stub.on(.get, "/x", times: nil, .response(401))
    for answer in refreshed.dropLast() { stub.on(.post, "/refresh", answer) }
    stub.on(.post, "/refresh", times: nil, refreshed.last ?? .json(#"{"token": "2"}"#))
    let store = CredentialStore("1", authenticator: NumberedTokens())
    let network = client(stub, store) { $0.clock = HastyClock() }
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
    #expect(store.credential == "2")
  }

  @Test func lateResponseToAnOldTokenRestartsWithoutARefresh() async throws {
    let stub = StubTransport()
    let store = CredentialStore("old", authenticator: NumberedTokens())
    stub.on("late", .response(401).after { store.replace(with: "new") }) {
      $0.headers["Authorization"] == "Bearer old"
    }
    stub.on("good", .response(200)) { $0.headers["Authorization"] == "Bearer new" }
    #expect(await client(stub, store).failure(of: plain()) == nil)
    try stub.verify()
  }

  @Test func refusedRefreshFailsItsWaitersAndKeepsTheCredential() async throws {
    let (stub, store, network) = expired(refreshed: .response(401).delayed(by: .milliseconds(30)))
    let errors = await withTaskGroup(of: NetworkError?.self) { group in
      for _ in 0..<20 { group.addTask { await network.failure(of: plain()) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for error in errors {
      #expect(error?.isSessionExpired == true, "\(String(describing: error))")
      #expect(error?.status == 401)
    }
    #expect(refreshes(stub) == 1, "a refused refresh asks for no other")
    #expect(store.credential == "1")
  }

  /// A refresh that was not sent, or was answered with a temporary status, is sent again at most twice.
  @Test(arguments: [
    StubAnswer.failure(.hostNotFound), .failure(.cannotConnect), .failure(.notConnected),
    .response(408), .response(425), .response(429), .response(500), .response(503), .response(599),
  ])
  func passingFailureOfARefreshIsRetried(_ failure: StubAnswer) async throws {
    let good = StubAnswer.json(#"{"token": "2"}"#)
    let (stub, _, network) = expired(refreshed: failure, failure, good)
    #expect(await network.failure(of: plain()) == nil)
    #expect(refreshes(stub) == 3)

    let (failing, store, other) = expired(refreshed: failure)
    let error = await other.failure(of: plain())
    guard case .refresh? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.isSessionExpired == false)
    #expect(refreshes(failing) == 3)
    #expect(store.credential == "1")
  }

  /// The server may have used up a rotating refresh token.
  @Test(arguments: [TransportError.Kind.connectionLost, .timedOut, .malformedResponse])
  func refreshThatMayHaveArrivedIsNotRepeated(_ kind: TransportError.Kind) async throws {
    let (stub, store, network) = expired(refreshed: .failure(kind))
    let error = await network.failure(of: plain())
    guard case .refresh? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.isSessionExpired == false)
    #expect(refreshes(stub) == 1)
    #expect(store.credential == "1")
  }

  @Test func authenticatorCanSayThatTheSessionHasExpired() async throws {
    struct NoRefresh: Authenticator {
      let error: any Error
      func apply(_ credential: String, to request: inout HTTPRequest) {
        request.headers["Authorization"] = credential
      }
      func refresh(_ credential: String, using client: RefreshClient) async throws -> String {
        throw error
      }
    }
    for (error, isExpired) in [(SessionExpired(), true), (URLError(.badURL), false)]
      as [(any Error, Bool)]
    {
      let stub = StubTransport()
      stub.on(.get, "/x", .response(401))
      let store = CredentialStore("1", authenticator: NoRefresh(error: error))
      #expect(await client(stub, store).failure(of: plain())?.isSessionExpired == isExpired)
    }
  }

  @Test func refreshNeverReplacesANewerCredential() async throws {
    let stub = StubTransport()
    let store = CredentialStore("1", authenticator: NumberedTokens())
    stub.on(.get, "/x", .response(401))
    stub.on(
      .post,
      "/refresh",
      .json(#"{"token": "2"}"#).after { store.replace(with: "signed-in-again") }
    )
    stub.on("good", .response(200)) { $0.headers["Authorization"] == "Bearer signed-in-again" }
    #expect(await client(stub, store).failure(of: plain()) == nil)
    #expect(store.credential == "signed-in-again")
    try stub.verify()
  }

  @Test func cancelledWaiterDoesNotCancelTheRefresh() async throws {
    let (stub, _, network) = expired(
      refreshed: .json(#"{"token": "2"}"#).delayed(by: .milliseconds(200))
    )
    let first = Task { await network.failure(of: plain()) }
    await wait { refreshes(stub) == 1 }
    let second = Task { await network.failure(of: plain()) }
    first.cancel()
    #expect(await first.value?.isCancelled == true, "it does not wait for the refresh")
    #expect(await second.value == nil)
    #expect(refreshes(stub) == 1)
  }

  @Test func requestCausesAtMostTwoRefreshes() async throws {
    let (stub, _, network) = expired(accepting: "none")
    #expect(await network.failure(of: plain())?.status == 401)
    #expect(refreshes(stub) == 2)
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
      #expect(store.credential == "1")
    }
  }

  /// A gateway may need the app's headers for the refresh, too; the credential itself is not sent.
  @Test func adaptersOfTheAppRunForTheRefresh() async throws {
    let (stub, store, _) = expired()
    let network = client(stub, store) { $0.adapters = [.headers(["User-Agent": "App/1"])] }
    #expect(await network.failure(of: plain()) == nil)
    let refresh = try #require(stub.requests.first { $0.url.path == "/refresh" })
    #expect(refresh.headers["User-Agent"] == "App/1")
    #expect(refresh.headers["Authorization"] == nil)
  }

  // MARK: The session

  @Test func invalidatedStoreFailsWhatIsUnderWayAndLaterRequests() async throws {
    let stub = StubTransport()
    let store = CredentialStore("1", authenticator: NumberedTokens())
    stub.on(.get, "/x", times: nil, .response(200).after { store.invalidate() })
    for _ in 1...2 {
      guard case .signedOut? = await client(stub, store).failure(of: plain())?.reason else {
        Issue.record("a request of an account that has signed out succeeded")
        return
      }
    }
    #expect(stub.requests.count == 1)
    store.replace(with: "2")
    #expect(store.credential == nil, "another account needs another store")
  }

  @Test func refreshOfAnAccountThatSignedOutIsDropped() async throws {
    let refreshed = Locked<[String]>([])
    let stub = StubTransport()
    let store = CredentialStore("1", authenticator: NumberedTokens()) { token in
      refreshed.withLock { $0.append(token) }
    }
    stub.on(.get, "/x", .response(401))
    stub.on(.post, "/refresh", .json(#"{"token": "2"}"#).after { store.invalidate() })
    guard case .signedOut? = await client(stub, store).failure(of: plain())?.reason else {
      Issue.record("it was not signed out")
      return
    }
    #expect(refreshed.withLock { $0 }.isEmpty)
  }

  @Test func permissionDeniedDoesNotRefresh() async throws {
    let (stub, _, network) = expired()
    stub.on(.get, "/y", .response(403))
    #expect(await network.failure(of: plain("/y"))?.status == 403)
    #expect(refreshes(stub) == 0)
  }
}
