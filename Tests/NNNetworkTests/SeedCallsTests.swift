import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@testable import NNNetwork

/// Calls as published texts write them; they must keep compiling.
@Suite struct SeedCallsTests {
  private struct Params: Encodable { let postalCode: String }
  private struct Failure: Error {}

  /// "How Using NNNetwork simplified i18n config".
  @Test func requestWithACompletion() async {
    let stub = StubTransport()
    stub.on(.get, "/mobile/v1/addresses", .json("[]"))
    stub.on(.post, "/mobile/v1/addresses", .response(204))
    let nnnetwork = client(stub)
    var request = Request<FixedService, Params, Data>(
      service: api,
      path: "/mobile/v1/addresses",
      params: Params(postalCode: "00144"),
      serializer: .url
    )
    request.headers = ["Accept": "application/vnd.nextdoor/schema/suggested-address.v3+json"]
    request.shouldQueue = false
    let sent = request
    await withCheckedContinuation { continuation in
      nnnetwork.get(sent) { result in
        switch result {
        case .success(let data): #expect(data == Data("[]".utf8))
        default: Issue.record("it failed")
        }
        continuation.resume()
      }
    }
    await withCheckedContinuation { continuation in
      nnnetwork.post(sent) { _ in continuation.resume() }
    }
    #expect(stub.requests.map(\.method) == [.get, .post])
  }

  /// "Networking shouldn't be so hard": adapters change a request, decisions restart, fail or map.
  @Test func adaptersAndDecisions() async throws {
    let stub = StubTransport()
    stub.on(.post, "/post", .response(403))
    stub.on(.post, "/post", .response(200))
    stub.on(.get, "/x", .response(418))
    let network = client(
      stub,
      decisions: [
        Decision("restarts") { result, _ in
          guard case .success(let response) = result, response.status == 403 else {
            return .proceed(result)
          }
          return .restart(after: .zero)
        },
        Decision("fails") { result, _ in
          guard case .success(let response) = result, response.status == 418 else {
            return .proceed(result)
          }
          return .fail(.rejected(Failure()))
        },
        .mapBody(if: { $0.body.isEmpty }) { _ in Data("{}".utf8) },
      ]
    ) {
      $0.adapters = [.headers(["token": "abc"]), Adapter { $0.headers["X-Run"] = "\($1.attempt)" }]
    }
    #expect(try await network.post(plain("/post")) == Data("{}".utf8))
    #expect(stub.requests.map { $0.headers["X-Run"] } == ["0", "1"])
    #expect(await network.failure(of: plain())?.apiError(as: Failure.self) != nil)
  }

  /// "LooLocator: Defining the networking layer": one request that ignores caches, and takes a second at most.
  @Test func cachePolicyAndTimeLimitOfOneRequest() async throws {
    let stub = StubTransport()
    stub.on(.post, "/api/interpreter", .response(200))
    var request = Request<FixedService, String, Data>(
      service: api,
      path: "/api/interpreter",
      params: "<osm-script/>",
      serializer: .raw("application/xml")
    )
    request.options.cachePolicy = .reloadIgnoringLocalCacheData
    request.options.timeout = .seconds(1)
    _ = try await client(stub).post(request)
    #expect(stub.requests.first?.cachePolicy == .reloadIgnoringLocalCacheData)
    #expect(stub.requests.first?.timeout == .seconds(1))
  }
}
