import Foundation
import Testing

@testable import NNNetwork

/// A request ends with the account that made it, or fails.
@Suite struct AccountTests {
  private let store = CredentialStore("ada-1", account: "ada", authenticator: NumberedTokens())

  private func network(_ stub: any HTTPTransport) -> NetworkClient<FixedEnvironment> {
    var configuration = NetworkConfiguration(
      adapters: [store],
      decisions: [store, .retry(), .checkStatus()],
      timeout: nil,
      deadline: nil
    )
    configuration.random = { 0 }
    return NetworkClient(environment: FixedEnvironment(), configuration, transport: stub)
  }

  private func isAccountChanged(_ error: NetworkError?) -> Bool {
    if case .accountChanged? = error?.reason { true } else { false }
  }

  @Test(arguments: ["grace", nil])
  func refusedRequestIsNotSentAgainAsAnother(_ next: String?) async throws {
    let (stub, store) = (StubTransport(), store)
    stub.on(
      "refused",
      .response(401).after {
        if let next { await store.signIn("other", account: next) } else { await store.signOut() }
      }
    ) { $0.headers["Authorization"] == "Bearer ada-1" }
    var request = plain()
    request.method = .post
    let error = await network(stub).failure(of: request)
    #expect(isAccountChanged(error), "\(String(describing: error))")
    #expect(error?.attempt == 1)
    try stub.verify()
  }

  @Test func newCredentialOfTheSameAccountIsUsed() async throws {
    let (stub, store) = (StubTransport(), store)
    stub.on(
      "late",
      .response(401).after { await store.signIn("ada-2", account: "ada") }
    ) { $0.headers["Authorization"] == "Bearer ada-1" }
    stub.on("good", .response(200)) { $0.headers["Authorization"] == "Bearer ada-2" }
    #expect(await network(stub).failure(of: plain()) == nil)
    try stub.verify()
  }

  @Test(arguments: ["grace", nil])
  func changeDuringARefreshEndsTheRequest(_ next: String?) async throws {
    let (stub, store) = (StubTransport(), store)
    stub.on(.get, "/x", .response(401))
    stub.on(
      "refresh",
      .json(#"{"token": "ada-2"}"#).after {
        if let next { await store.signIn("next", account: next) } else { await store.signOut() }
      }
    ) { $0.url.path == "/refresh" }
    #expect(isAccountChanged(await network(stub).failure(of: plain())))
    #expect(await store.current?.credential == next.map { _ in "next" })
    #expect(store.account == next)
    try stub.verify()
  }

  @Test func signInDuringAnAdapterEndsTheRequestUnsent() async throws {
    let (stub, store) = (StubTransport(), store)
    let network = NetworkClient(
      environment: FixedEnvironment(),
      NetworkConfiguration(
        adapters: [
          Adapter { _, _ in await store.signIn("grace-1", account: "grace") }, store,
        ],
        deadline: nil
      ),
      transport: stub
    )
    let error = await network.failure(of: plain())
    #expect(isAccountChanged(error))
    #expect(error?.attempt == 0)
    #expect(stub.requests.isEmpty)
  }

  @Test func requestMadeWhileNobodyIsSignedInStaysWithoutACredential() async throws {
    let (stub, store) = (StubTransport(), store)
    await store.signOut()
    stub.on(
      "first",
      .response(503).after { await store.signIn("grace-1", account: "grace") }
    ) { _ in true }
    stub.on("second", .response(200)) { _ in true }
    #expect(await network(stub).failure(of: plain()) == nil)
    #expect(stub.requests.map { $0.headers["Authorization"] } == [nil, nil])
  }

  @Test func completionHandlerBelongsToTheAccountOfTheCall() async throws {
    let (stub, store) = (StubTransport(), store)
    stub.on("any", times: nil, .response(200)) { _ in true }
    let network = network(stub)
    for _ in 0..<50 {
      await store.signIn("ada-1", account: "ada")
      let result = await withCheckedContinuation { continuation in
        network.get(plain()) { continuation.resume(returning: $0) }
        // The task of the call has usually not started yet.
        Task { await store.signIn("grace-1", account: "grace") }
      }
      if case .failure(let error) = result { #expect(isAccountChanged(error)) }
    }
    // No other account signs in now.
    await store.signIn("ada-1", account: "ada")
    let last = await withCheckedContinuation { continuation in
      network.get(plain()) { continuation.resume(returning: $0) }
    }
    _ = try last.get()
    #expect(Set(stub.requests.map { $0.headers["Authorization"] }) == ["Bearer ada-1"])
  }

  @Test func storeOfAnAdapterWithinAnAdapterKeepsTheAccountOfTheFirstAttempt() async throws {
    let (stub, store) = (StubTransport(), store)
    let inner = store
    stub.on(
      "first",
      .response(503).after { await store.signIn("grace-1", account: "grace") }
    ) { $0.headers["Authorization"] == "Bearer ada-1" }
    let network = NetworkClient(
      environment: FixedEnvironment(),
      NetworkConfiguration(
        adapters: [Adapter { try await inner.adapt(&$0, in: $1) }],
        decisions: [.retry(base: .zero), .checkStatus()],
        deadline: nil
      ),
      transport: stub
    )
    #expect(isAccountChanged(await network.failure(of: plain())))
    try stub.verify()
  }
}
