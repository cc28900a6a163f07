import Foundation
import Testing

@testable import NNNetwork

@Suite struct AdapterTests {
  private func sent(
    _ adapters: [any RequestAdapter],
    _ request: Request<FixedService, NoParams, Data> = plain()
  ) async throws -> HTTPRequest {
    let stub = StubTransport()
    stub.on("any", .response(200)) { _ in true }
    _ = try await client(stub) { $0.adapters = adapters }.send(request)
    return try #require(stub.requests.first)
  }

  @Test func eachAdapterSetsItsPart() async throws {
    let request = try await sent([
      .headers(["X-A": "1", "Accept": "a/b"]),
      Adapter { request, _ in request.method = .post },
    ])
    #expect(request.method == .post)
    #expect(request.headers["x-a"] == "1")
  }

  @Test func headersOfTheRequestTakePrecedence() async throws {
    var own = plain()
    own.headers = ["accept": "application/vnd.nextdoor/schema/suggested-address.v3+json"]
    let request = try await sent([.headers(["Accept": "a/b"])], own)
    #expect(
      request.headers["Accept"] == "application/vnd.nextdoor/schema/suggested-address.v3+json"
    )
  }

  @Test func getWithABodyIsRefusedBeforeItIsSent() async {
    struct Form: Encodable { let a = 1 }
    let stub = StubTransport()
    let request = Request<FixedService, Form, Data>(
      service: api,
      path: "/x",
      params: Form(),
      serializer: .json
    )
    guard case .invalidRequest? = await client(stub).failure(of: request)?.reason else {
      Issue.record("it was sent")
      return
    }
  }

  @Test func headersKeepTheirOrderAndIgnoreCase() {
    var headers: HTTPHeaders = ["B": "1", "a": "2"]
    headers.add("b", "3")
    #expect(headers["b"] == "1, 3")
    headers["A"] = "4"
    #expect(headers.map(\.name) == ["B", "b", "A"])
    headers["B"] = nil
    #expect(Array(headers).count == 1)
  }
}

/// Replaced bodies, and how responses are read.
@Suite struct ResponseTests {
  struct Empty: Decodable, Equatable {}

  private func answer<Value: Sendable>(
    _ answer: StubAnswer,
    _ serializer: ResponseSerializer<Value>,
    decisions: [any ResponseDecision] = []
  ) async throws -> Value {
    let stub = StubTransport()
    stub.on(.get, "/x", answer)
    let request = Request<FixedService, NoParams, Value>(
      service: api,
      path: "/x",
      params: NoParams(),
      response: serializer
    )
    return try await client(stub, decisions: decisions).get(request)
  }

  @Test func emptyBodyIsAnObjectIfMapped() async throws {
    await #expect(throws: NetworkError.self) {
      let _: Empty = try await answer(.response(200), .json)
    }
    let mapped: Empty = try await answer(
      .response(200),
      .json,
      decisions: [.mapBody(if: { $0.body.isEmpty }) { _ in Data("{}".utf8) }]
    )
    #expect(mapped == Empty())
  }

  @Test func emptyBodyIsNilForAnOptionalType() async throws {
    let value: Int? = try await answer(.response(204), .json)
    #expect(value == nil)
  }

  @Test func textIsUTF8() async throws {
    let text: String = try await answer(.response(200, body: Data("é".utf8)), .json)
    #expect(text == "é")
    await #expect(throws: NetworkError.self) {
      let _: String = try await answer(.response(200, body: Data([0xFF])), .json)
    }
  }

  @Test(arguments: [
    ("2019-04-24T09:00:00.250Z", 1_556_096_400.25), ("2019-04-24T17:00:00+08:00", 1_556_096_400),
    ("2019-04-24T17:00:00.5+08:00", 1_556_096_400.5),
  ])
  func datesWithFractionsAndZones(_ text: String, _ seconds: Double) async throws {
    let dates: [Date] = try await answer(.json("[\"\(text)\"]"), .json)
    #expect(abs((dates.first?.timeIntervalSince1970 ?? 0) - seconds) < 0.001)
    await #expect(throws: NetworkError.self) {
      let _: [Date] = try await answer(.json(#"["2019-04-24"]"#), .json)
    }
  }

  @Test func datesInISO8601() async throws {
    let date: [Date] = try await answer(.json(#"["2019-04-24T09:00:00Z"]"#), .json)
    #expect(date == [Date(timeIntervalSince1970: 1_556_096_400)])
  }
}
