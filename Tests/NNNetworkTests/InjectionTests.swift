import Foundation
import Testing

@testable import NNNetwork

/// Texts from people or servers can neither add headers nor choose the host.
@Suite struct InjectionTests {
  private func reason(
    _ change: (inout Request<FixedService, NoParams, Data>) -> Void
  ) async -> (NetworkError?, [HTTPRequest]) {
    let stub = StubTransport()
    stub.on("any", times: nil, .response(200)) { _ in true }
    var request = plain()
    change(&request)
    return (await client(stub).failure(of: request), stub.requests)
  }

  @Test(arguments: [
    "X\r\nEvil: 1", "X Y", "", "X:", "Ü", "X\u{0}", "X\n",
  ])
  func headerNamesAreTokens(_ name: String) async {
    let (error, sent) = await reason { $0.headers[name] = "1" }
    guard case .invalidRequest? = error?.reason else {
      Issue.record("it was sent")
      return
    }
    #expect(sent.isEmpty)
  }

  @Test(arguments: ["GET / HTTP/1.1\r\nX:", "GE T", "", "G\u{0}T"])
  func methodsAreTokens(_ method: String) async {
    let (error, sent) = await reason { $0.method = HTTPMethod(rawValue: method) }
    guard case .invalidRequest? = error?.reason else {
      Issue.record("it was sent")
      return
    }
    #expect(sent.isEmpty)
  }

  @Test(arguments: [
    "/a\r\nX-Evil: 1", "/a b", "/ü", "/a\u{0}", "/%0d%0aX", "//evil.example/a", "/\\evil.example",
    "@evil.example", ".evil.example", ":1@evil.example", "https://evil.example/", "/../../a",
    "?a\r\nb",
  ])
  func pathsCannotChangeTheHostOrAddALine(_ path: String) async {
    let (_, sent) = await reason { $0.path = path }
    #expect(sent.count == 1)
    for request in sent {
      #expect(request.url.host == "api.example.com")
      #expect(request.url.port == nil)
      #expect(request.url.user == nil)
      let text = request.url.absoluteString
      #expect(
        text.hasPrefix("https://api.example.com/") || text.hasPrefix("https://api.example.com?")
      )
      #expect(text.utf8.allSatisfy { $0 > 32 && $0 < 127 })
    }
  }

  @Test func multipartHeadersHaveTheExpectedLines() throws {
    struct Odd: Encodable {
      let file = FilePart(
        Data(),
        filename: "a\r\nX-Evil: 1\r\n\r\n\"; name=\"b",
        contentType: "a/b\r\nX-Evil: 1"
      )
      let text = "t"
      enum CodingKeys: String, CodingKey { case file, text = "n\"\r\nX-Evil: 1" }
    }
    guard case .data(let body) = try ParamsSerializer.multipart.encode(Odd()).body
    else {
      Issue.record("no data")
      return
    }
    let lines = String(decoding: body, as: UTF8.self).components(separatedBy: "\r\n")
    #expect(!lines.contains { $0.hasPrefix("X-Evil") })
    #expect(lines.count { $0.hasPrefix("--nnnetwork-") } == 3)
    #expect(!lines.contains { $0.contains("\n") || $0.contains("\r") })
  }

  /// The error of a refused request contains none of the request's values.
  @Test func encodingErrorsContainNoValues() async throws {
    struct Own: Error, CustomStringConvertible { let description = "s3cret" }
    struct Throwing: Encodable { func encode(to encoder: any Encoder) throws { throw Own() } }
    struct Picky: Encodable {
      let card: Card
      struct Card: Encodable {
        func encode(to encoder: any Encoder) throws {
          throw EncodingError.invalidValue(
            "s3cret",
            .init(codingPath: encoder.codingPath, debugDescription: "s3cret")
          )
        }
      }
    }
    func error(_ params: some Encodable & Sendable) async -> NetworkError? {
      let request = Request<FixedService, _, Data>(
        service: api,
        path: "/x",
        params: params,
        serializer: .json
      )
      return await client(StubTransport()).failure(of: request)
    }
    let errors = [await error(Throwing()), await error(Picky(card: .init()))]
    for error in errors { #expect(!"\(try #require(error))".contains("s3cret")) }
    #expect("\(try #require(errors[0]))".contains("Own"))
    #expect("\(try #require(errors[1]))".contains("`.card`"))
  }

  @Test func userAndPasswordOfAServiceAreNotPrintedOrSentElsewhere() async throws {
    let service = FixedService(url("https://me:s3cret@api.example.com"))
    let stub = StubTransport()
    stub.on("home", .response(302, headers: ["Location": "https://me:s3cret@evil.example/"])) {
      $0.url.path == "/x"
    }
    stub.on("evil", .response(500)) { $0.url.host == "evil.example" }
    let recorder = Recorder()
    let network = client(stub) {
      $0.monitors = [recorder]
    }
    let request = Request<FixedService, NoParams, Data>(
      service: service,
      path: "/x",
      params: NoParams()
    )
    let error = try #require(await network.failure(of: request))
    #expect(stub.requests.last?.url.absoluteString == "https://evil.example/")
    for text in ["\(error)", recorder.texts, "\(stub.requests)", error.url] {
      #expect(!text.contains("s3cret"))
    }
  }

  @Test func namesOfTheAppAreSecretEverywhere() async throws {
    let stub = StubTransport()
    let redirect = ["Location": "https://evil.example/?device=s3cret"] as HTTPHeaders
    stub.on(.get, "/x", .response(302, headers: redirect))
    stub.on("evil", .response(500, headers: ["X-Device": "s3cret"])) {
      $0.url.host == "evil.example"
    }
    let recorder = Recorder()
    let network = client(stub) {
      $0.redaction = Redaction(names: ["X-Device", "device"])
      $0.adapters = [.headers(["X-Device": "s3cret"])]
      $0.monitors = [recorder]
    }
    let error = try #require(await network.failure(of: plain("/x?device=s3cret")))
    #expect(stub.requests.map { $0.headers["X-Device"] } == ["s3cret", nil])
    #expect(error.url == "https://evil.example/?device=[redacted]")
    #expect(error.headers["X-Device"] == "[redacted]")
    #expect(!recorder.texts.contains("s3cret"))
  }
}
