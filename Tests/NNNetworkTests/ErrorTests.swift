import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@testable import NNNetwork

@Suite struct ErrorTests {
  struct APIError: Error, Decodable, Equatable {
    let code: Int
  }

  private func error(_ answer: StubAnswer) async -> NetworkError? {
    let stub = StubTransport()
    stub.on("any", times: nil, answer) { _ in true }
    let network = client(stub) { $0.failure = APIError.self }
    return await network.failure(of: plain("/x?api_key=s3cret&page=2"))
  }

  @Test func descriptionContainsEverythingButSecrets() async throws {
    let error = try #require(
      await error(
        .response(
          403,
          headers: ["Set-Cookie": "s3cret", "X-Trace": "7"],
          body: Data(#"{"code": 999}"#.utf8)
        )
      )
    )
    #expect(error.method == .get)
    #expect(error.url == "https://api.example.com/x?api_key=[redacted]&page=2")
    #expect(error.status == 403)
    #expect(error.attempt == 1)
    #expect(error.headers["X-Trace"] == "7")
    #expect(error.headers["Set-Cookie"] == "[redacted]")
    #expect(error.bodyPrefix == #"{"code": 999}"#)
    #expect(error.apiError(as: APIError.self) == APIError(code: 999))
    #expect(
      "\(error)"
        == "GET https://api.example.com/x?api_key=[redacted]&page=2: rejected with APIError (status 403)"
    )
  }

  @Test(arguments: [nil, "bytes=2-4"])
  func partThatNobodyAskedForIsNotASuccess(_ range: String?) async {
    let stub = StubTransport()
    stub.on(.get, "/x", .response(206, body: Data("llo".utf8)))
    var request = plain()
    request.headers["Range"] = range
    #expect(await client(stub).failure(of: request)?.status == (range == nil ? 206 : nil))
  }

  @Test func undecodableBodyKeepsTheStatus() async throws {
    let error = try #require(await error(.response(502, body: Data("<html>".utf8))))
    #expect(error.status == 502)
    #expect(error.bodyPrefix == "<html>")
    #expect(error.cause is DecodingError)
    guard case .rejected(_?) = error.reason else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func bodyPrefixIsBounded() async throws {
    let error = try #require(await error(.response(500, body: Data(repeating: 65, count: 5_000))))
    #expect(error.bodyPrefix?.utf8.count == 1_024)
  }

  @Test func decisionsSeeTransportErrors() async throws {
    let stub = StubTransport()
    stub.on(.get, "/x", .failure(.timedOut))
    let rescue = Decision("rescue") { outcome, _ in
      guard case .failure = outcome else { return .proceed(outcome) }
      return .proceed(.success(RawResponse(status: 200, body: Data("kept".utf8))))
    }
    let value = try await client(stub, decisions: [rescue]).get(plain())
    #expect(value == Data("kept".utf8))
  }

  @Test func thrownErrorsNameTheirSource() async throws {
    struct Own: Error {}
    let stub = StubTransport()
    stub.on(.get, "/x", times: nil, .response(200))
    var request = plain()
    request.adapters = [Adapter { _, _ in throw Own() }]
    let adapting = await client(stub).failure(of: request)
    #expect(adapting?.attempt == 0)
    #expect(adapting?.cause is Own)
    let thrower = Decision("thrower") { _, _ in throw Own() }
    guard
      case .decision(let id, _)? = await client(stub, decisions: [thrower]).failure(of: plain())?
        .reason
    else {
      Issue.record("no error")
      return
    }
    #expect(id.description == "thrower")
  }

  @Test func undecodableResponseNamesTheKey() async throws {
    struct Page: Decodable { let items: [Int] }
    let stub = StubTransport()
    stub.on(.get, "/x", .json(#"{"items": [1, "two"]}"#))
    let request = Request<FixedService, NoParams, Page>(service: api, path: "/x")
    let error = await client(stub).failure(of: request)
    #expect("\(try #require(error))".contains("`.items[1]`"))
  }

  @Test(arguments: ["bad\r\nX-Evil: 1", "nul\u{0}"])
  func headersCannotBreakOut(_ value: String) async throws {
    let stub = StubTransport()
    var request = plain()
    request.headers["X-Name"] = value
    guard case .invalidRequest? = await client(stub).failure(of: request)?.reason else {
      Issue.record("it was sent")
      return
    }
    #expect(stub.requests.isEmpty)
  }

  @Test(arguments: [
    (URLError.Code.timedOut, TransportError.Kind.timedOut), (.cannotFindHost, .hostNotFound),
    (.dnsLookupFailed, .hostNotFound), (.cannotConnectToHost, .cannotConnect),
    (.networkConnectionLost, .connectionLost), (.notConnectedToInternet, .notConnected),
    (.dataNotAllowed, .notConnected), (.internationalRoamingOff, .notConnected),
    (.badServerResponse, .malformedResponse), (.serverCertificateUntrusted, .notSecure),
    (.cannotWriteToFile, .file), (.cancelled, .stopped), (.unknown, .other),
  ])
  func errorsOfURLSessionHaveTheirKind(_ code: URLError.Code, _ kind: TransportError.Kind) {
    let error = TransportError(URLError(code))
    #expect(error.kind == kind)
    #expect(error.code == code.rawValue)
  }
}
