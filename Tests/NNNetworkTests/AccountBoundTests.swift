import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// Work that outlives one attempt, or bypasses the pipeline, belongs to the account that began it.
@Suite struct AccountBoundTests {
  private let stub = StubTransport()
  private let store = CredentialStore("ada-1", account: "ada", authenticator: NumberedTokens())

  /// Puts the credential into a header whose name does not look secret.
  private struct Members: Authenticator {
    func apply(_ credential: String, to request: inout HTTPRequest) {
      request.headers["X-Member"] = credential
    }

    func refresh(_ credential: String, using client: RefreshClient) async throws -> String {
      credential + "+"
    }
  }

  private func network(
    _ adapters: [any RequestAdapter]? = nil,
    decisions: [any ResponseDecision]? = nil
  ) -> NetworkClient<FixedEnvironment> {
    client(stub, decisions: decisions ?? [store, .checkStatus()]) {
      $0.adapters = adapters ?? [store]
    }
  }

  private func expectAccountChanged(_ body: () async throws -> Void) async {
    let error = await #expect(throws: NetworkError.self) { try await body() }
    guard case .accountChanged? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  // MARK: Adapters

  @Test func storeWithinAnAdapterDoesNotSendTheRequestOfAnEarlierAccount() async throws {
    let (store, inner) = (store, store)
    let network = network([
      Adapter { _, _ in await store.signIn("grace-1", account: "grace") },
      Adapter { try await inner.adapt(&$0, in: $1) },
    ])
    await expectAccountChanged { try await network.send(plain()) }
    #expect(stub.requests.isEmpty)
  }

  @Test func credentialInAnUnknownHeaderStaysAtItsService() async throws {
    let store = CredentialStore("s3cret", account: "ada", authenticator: Members())
    let other = url("https://other.example.com/x")
    stub.on(.get, "/x", times: 2, .response(200))
    try await network([store]).send(plain())
    try await network([store, Adapter { request, _ in request.url = other }])
      .send(plain())
    #expect(stub.requests.map { $0.headers["X-Member"] } == ["s3cret", nil])
  }

  @Test func rejectedCredentialIsRefreshedByItsOwnStore() async throws {
    let own = CredentialStore("s3cret", account: "ada", authenticator: Members())
    var request = plain()
    request.adapters = [own]
    stub.on(.get, "/x", .response(401))
    let error = await network().failure(of: request)
    #expect(error?.status == 401)
    #expect(stub.requests.map(\.url.path) == ["/x"], "the client's store refreshed nothing")
    #expect(await own.current?.version == 0)
  }

  @Test func refreshesOfAnEarlierAccountAreNotCounted() async throws {
    let store = CredentialStore(
      "ada",
      account: "ada",
      authenticator: Members(),
      limit: RefreshLimit(count: 1)
    )
    let client = Pipeline(transport: stub, configuration: NetworkConfiguration()).refreshClient
    try await store.renew(after: 0, using: client)
    await store.signIn("grace", account: "grace")
    let version = try #require(await store.current?.version)
    try await store.renew(after: version, using: client)
    #expect(await store.current?.credential == "grace+")
  }

  // MARK: Several requests

  @Test func boundClientSendsNothingAsAnotherAccount() async throws {
    let network = network()
    let bound = network.boundToAccount()
    stub.on(.get, "/x", times: nil, .response(200))
    try await bound.send(plain())
    await store.signIn("grace-1", account: "grace")
    await expectAccountChanged { try await bound.send(plain()) }
    await expectAccountChanged { try await bound.boundToAccount().send(plain()) }
    try await network.send(plain())
    await store.signIn("ada-2", account: "ada")
    try await bound.send(plain())
    let tokens = ["Bearer ada-1", "Bearer grace-1", "Bearer ada-2"]
    #expect(stub.requests.map { $0.headers["Authorization"] } == tokens)
  }

  @Test func streamOpenedAgainByABoundClientIsNotAnotherAccounts() async throws {
    stub.on(.get, "/x", times: nil, .response(200, body: Data("of ada".utf8)))
    let bound = network().boundToAccount()
    var pieces = try await bound.stream(plain()).value.makeAsyncIterator()
    await store.signIn("grace-1", account: "grace")
    // An open stream keeps its account.
    #expect(try await pieces.next() == Data("of ada".utf8))
    await expectAccountChanged { _ = try await bound.stream(plain()) }
    #expect(stub.requests.map { $0.headers["Authorization"] } == ["Bearer ada-1"])
  }

  @Test func streamIsNotOpenedAsAnotherAccount() async throws {
    let store = store
    stub.on(
      "refused",
      .response(401).after { await store.signIn("grace-1", account: "grace") }
    ) { _ in true }
    let network = network()
    await expectAccountChanged { _ = try await network.stream(plain()) }
    #expect(stub.requests.count == 1)
  }

  // MARK: Downloads

  @Test func downloadOfAnotherAccountIsNotContinued() async throws {
    let folder = try ScratchFolder()
    let file = folder.url("file")
    let network = network()
    let half = HTTPHeaders(dictionaryLiteral: ("ETag", "\"1\""))
    try folder.write("of ad", to: ".file.part")
    try folder.write(#"{"validator": "\"1\"", "owner": ["ada"]}"#, to: ".file.part.json")
    await store.signIn("grace-1", account: "grace")
    stub.on(.get, "/x", .response(200, headers: half, body: Data("of grace".utf8)))
    try await network.download(plain(), to: file, resumes: true)
    #expect(try folder.text("file") == "of grace")
    #expect(stub.requests.map { $0.headers["Range"] } == [nil])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["file"])
  }
}
