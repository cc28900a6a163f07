import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// A public test server, on loopback; to enable these tests, run `pip install httpbin` in `.venv`.
@Suite(
  .requires(.python(.withHTTPBin)),
  .timeLimit(.minutes(1))
)
struct HTTPBinTests {
  private let service: FixedService
  private let network = NetworkClient(
    environment: FixedEnvironment(),
    NetworkConfiguration(adapters: [.headers(["User-Agent": "NNNetwork/1"])])
  )

  init() throws {
    let port = try #require(Served.httpbin).words[0]
    service = FixedService(url("http://127.0.0.1:\(port)"))
  }

  struct Form: Codable, Equatable { var foo = "bär & +" }

  struct Answer: Decodable {
    var args: [String: String]?
    var form: [String: String]?
    var files: [String: String]?
    var json: Form?
    var headers: [String: String]?
    var cookies: [String: String]?
  }

  private func request(
    _ path: String,
    _ serializer: ParamsSerializer,
    _ method: HTTPMethod = .get
  ) -> Request<FixedService, Form, Answer> {
    var request = Request<FixedService, Form, Answer>(
      service: service,
      path: path,
      params: Form(),
      serializer: serializer
    )
    request.method = method
    return request
  }

  private func plain(_ path: String) -> Request<FixedService, NoParams, Answer> {
    Request(service: service, path: path)
  }

  @Test func parametersArriveUnchanged() async throws {
    let expected = ["foo": Form().foo]
    #expect(try await network.get(request("/get", .url)).args == expected)
    #expect(try await network.post(request("/post", .form)).form == expected)
    #expect(try await network.post(request("/post", .multipart)).form == expected)
    #expect(try await network.send(request("/put", .json, .put)).json == Form())
    #expect(try await network.send(request("/patch", .json, .patch)).json == Form())
    #expect(try await network.send(request("/delete", .url, .delete)).args == expected)
  }

  @Test func fileArrivesUnchanged() async throws {
    struct Report: Encodable {
      let note = FilePart(Data("a\r\n--b".utf8), filename: "odd.txt", contentType: "text/plain")
    }
    let request = Request<FixedService, Report, Answer>(
      service: service,
      path: "/post",
      params: Report(),
      serializer: .multipart
    )
    #expect(try await network.post(request).files == ["note": "a\r\n--b"])
  }

  @Test(arguments: ["/redirect/5", "/relative-redirect/5", "/absolute-redirect/5"])
  func redirectsAreFollowed(_ path: String) async throws {
    #expect(try await network.get(plain(path)).headers?["User-Agent"] == "NNNetwork/1")
  }

  @Test(arguments: [
    ("/basic-auth/a/b", 401), ("/bearer", 401), ("/digest-auth/auth/a/b", 401),
    ("/status/418", 418),
  ])
  func statusesAreErrors(_ path: String, _ status: Int) async {
    #expect(await network.failure(of: plain(path))?.status == status)
  }

  @Test func cookiesAreNotKept() async throws {
    _ = try await network.get(plain("/cookies/set?sid=1"))
    #expect(try await network.get(plain("/cookies")).cookies == [:])
  }
}
