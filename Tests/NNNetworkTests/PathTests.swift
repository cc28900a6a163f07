import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// Requests made from a path, and the parts of a response that callers get.
@Suite struct PathTests {
  private struct User: Codable, Equatable { var name: String }

  private let stub = StubTransport()

  private var network: NetworkClient<URL> {
    NetworkClient(url("https://api.example.com/v1"), transport: stub)
  }

  private func body(_ index: Int = 0) -> String {
    guard case .data(let data) = stub.requests[index].body else { return "none" }
    return String(decoding: data, as: UTF8.self)
  }

  @Test func everydayCallIsTwoLines() async throws {
    stub.on(.get, "/v1/user", .json(#"{"name": "Ada"}"#))
    let user = try await network.get("/user", query: ["page": 2], as: User.self)
    #expect(user == User(name: "Ada"))
    #expect(stub.requests.first?.url.absoluteString == "https://api.example.com/v1/user?page=2")
  }

  @Test func queryTakesEveryValue() async throws {
    stub.on(.get, "/v1/users", .json("[]"))
    let missing: String? = nil
    let users: [User] = try await network.get(
      "/users?fixed=1",
      query: ["tag": ["a", "b c"], "full": true, "near": missing, "min": 1.5, "q": "x&y"]
    )
    #expect(users.isEmpty)
    #expect(
      stub.requests.first?.url.query == "fixed=1&full=true&min=1.5&q=x%26y&tag=a&tag=b%20c"
    )
  }

  @Test func bodiesAreJSONAndMayBeLeftOut() async throws {
    for method in [HTTPMethod.post, .put] {
      stub.on(method, "/v1/users", times: 2, .json(#"{"name": "Ada"}"#))
    }
    let ada = User(name: "Ada")
    #expect(try await network.post("/users", body: ada, as: User.self) == ada)
    #expect(try await network.put("/users", body: ada, as: User.self) == ada)
    try await network.post("/users", query: ["a": 1])
    try await network.put("/users", body: ada)
    let json = #"{"name":"Ada"}"#
    #expect((0..<4).map(body) == [json, json, "none", json])
    #expect(stub.requests[2].url.query == "a=1")
    #expect(stub.requests[0].headers["Content-Type"] == "application/json")
    try stub.verify()
  }

  @Test func bytesAndTextAreSentAsTheyAre() async throws {
    for method in [HTTPMethod.post, .put] {
      stub.on(method, "/v1/notes", times: nil, .response(204))
    }
    let bytes = Data([0, 255, 10])
    try await network.post("/notes", body: bytes)
    try await network.put("/notes", body: "it's \"text\" é")
    try await network.put("/notes", body: Data("<a/>".utf8))
    try await network.post("/notes", body: bytes, headers: ["Content-Type": "image/png"])
    try await network.post("/notes", body: ["in", "JSON"])
    let sent = stub.requests
    #expect(sent[0].body == .data(bytes))
    #expect(body(1) == "it's \"text\" é")
    #expect((2...4).map(body).map { $0.hasPrefix("<a/>") } == [true, false, false])
    #expect(body(4) == #"["in","JSON"]"#)
    #expect(
      sent.map { $0.headers["Content-Type"] } == [
        "application/octet-stream", "text/plain; charset=utf-8", "application/octet-stream",
        "image/png", "application/json",
      ]
    )
  }

  @Test func everyPathCallTakesHeaders() async throws {
    stub.on("any", times: nil, .json(#"{"name": "Ada"}"#)) { _ in true }
    let headers: HTTPHeaders = ["X-Trace": "7"]
    let (network, ada) = (network, User(name: "Ada"))
    _ = try await network.get("/x", headers: headers, as: User.self)
    _ = try await network.post("/x", body: ada, headers: headers, as: User.self)
    _ = try await network.put("/x", body: ada, headers: headers, as: User.self)
    _ = try await network.delete("/x", headers: headers, as: User.self)
    try await network.post("/x", body: ada, headers: headers)
    try await network.put("/x", body: ada, headers: headers)
    try await network.delete("/x", headers: headers)
    #expect(stub.requests.map { $0.headers["X-Trace"] } == Array(repeating: "7", count: 7))
  }

  @Test func bytesTextAndNothingAreNotDecoded() async throws {
    stub.on(.get, "/v1/x", times: 2, .response(200, body: Data("\"text\"".utf8)))
    stub.on(.delete, "/v1/x", times: 2, .response(204))
    #expect(try await network.get("/x", as: Data.self) == Data("\"text\"".utf8))
    #expect(try await network.get("/x", as: String.self) == "\"text\"")
    try await network.delete("/x")
    #expect(try await network.delete("/x", as: NoResponse.self) == NoResponse())
  }

  @Test func statusAndHeadersComeWithTheValue() async throws {
    stub.on(
      .post,
      "/v1/users",
      .response(201, headers: ["ETag": "\"1\""], body: Data(#"{"name": "Ada"}"#.utf8))
    )
    var request = network.request(.post, "/users", as: User.self)
    request.headers["X-Trace"] = "7"
    let response = try await network.response(to: request)
    #expect(response.value == User(name: "Ada"))
    #expect(response.status == 201)
    #expect(response.headers["etag"] == "\"1\"")
    #expect(stub.requests.first?.headers["X-Trace"] == "7")
  }

  @Test func completionIsCalledOnTheMainActor() async {
    stub.on(.get, "/v1/x", times: nil, .response(200))
    let request = network.request(.get, "/x", as: NoResponse.self)
    await withCheckedContinuation { continuation in
      network.get(request) { _ in
        MainActor.assertIsolated()
        continuation.resume()
      }
    }
  }

  @Test func fileIsDownloadedByItsPath() async throws {
    let folder = try ScratchFolder()
    stub.on(.get, "/v1/a.zip", .response(200, body: Data("zip".utf8)))
    try await network.download("/a.zip", to: folder.url("a.zip"))
    #expect(try folder.text("a.zip") == "zip")
  }
}
