import Foundation
import Testing

@testable import NNNetwork

/// Redirects, and the headers that may follow them.
@Suite struct RedirectTests {
  private struct Params: Encodable { let q = "1" }

  private func request(_ method: HTTPMethod) -> Request<FixedService, Params, Data> {
    var request = Request<FixedService, Params, Data>(
      service: api,
      path: "/a",
      params: Params(),
      serializer: method == .get ? .url : .form
    )
    request.method = method
    request.headers = ["X-Trace": "7"]
    return request
  }

  private func follow(
    _ method: HTTPMethod,
    _ status: Int,
    to location: String = "/b"
  ) async throws -> HTTPRequest {
    let stub = StubTransport()
    stub.on(method, "/a", .response(status, headers: ["Location": location]))
    stub.on("rest", .response(200)) { _ in true }
    let network = client(stub) {
      $0.adapters = [
        .headers([
          "Authorization": "Bearer s3cret", "Cookie": "s3cret", "X-Api-Key": "s3cret",
        ])
      ]
    }
    _ = try await network.send(request(method))
    return try #require(stub.requests.last)
  }

  /// Elsewhere, only headers that identify nobody are sent, and those that the app lists.
  @Test(arguments: ["https://api.example.com/b", "https://other.example.com/b"])
  func headersOfTheOriginStayThere(_ target: String) async throws {
    let elsewhere = target.contains("other")
    let change = Adapter { request, _ in request.url = url(target) }
    for (location, adapters) in [(target, []), ("", [change])] as [(String, [Adapter])] {
      let stub = StubTransport()
      if !location.isEmpty {
        stub.on(.get, "/x", .response(302, headers: ["Location": location]))
      }
      stub.on("rest", .response(200)) { _ in true }
      let network = client(stub) {
        $0.adapters =
          [
            .headers([
              "x-device": "1", "X-Tenant": "1", "Cookie": "1", "accept": "a/b", "User-Agent": "1",
              "X-Trace": "1",
            ])
          ] + adapters
        $0.crossOriginHeaders = ["x-trace"]
      }
      _ = try await network.send(plain())
      let last = try #require(stub.requests.last)
      #expect(last.url.absoluteString == target)
      for name in ["X-Device", "X-Tenant", "Cookie"] {
        #expect((last.headers[name] == nil) == elsewhere)
      }
      for name in ["Accept", "User-Agent", "X-Trace"] { #expect(last.headers[name] != nil) }
    }
  }

  /// Two countries can be paths of one host.
  private static let italy = FixedService(url("https://api.example.com/it"))

  @Test(arguments: [
    ("/it/b", true), ("/it", true), ("/us/b", false), ("/b", false), ("/italy", false),
    ("/it/../us", false), ("/it/%2e%2E/us", false), ("https://api.example.com:443/it/b", true),
  ])
  func credentialStaysBelowThePathOfTheCountry(_ location: String, _ isSent: Bool) async throws {
    let stub = StubTransport()
    stub.on(.get, "https://api.example.com/it/a", .response(302, headers: ["Location": location]))
    stub.on("rest", .response(200)) { _ in true }
    let network = client(stub) {
      $0.adapters = [.headers(["Authorization": "Bearer of Italy"])]
    }
    let request = Request<FixedService, NoParams, Data>(service: Self.italy, path: "/a")
    _ = try await network.send(request)
    let last = try #require(stub.requests.last)
    #expect(stub.requests.count == 2)
    #expect((last.headers["Authorization"] != nil) == isSent, "\(last.url)")
  }

  @Test(arguments: ["/../us/a", "../us/a", "/b/../../us", "/%2e%2e/us", "/.%2E/us?q=1"])
  func pathDoesNotLeaveTheCountry(_ path: String) async throws {
    let stub = StubTransport()
    stub.on("any", .response(200)) { _ in true }
    let request = Request<FixedService, NoParams, Data>(service: Self.italy, path: path)
    let error = await client(stub).failure(of: request)
    guard case .invalidRequest(let text)? = error?.reason else {
      Issue.record("\(String(describing: error)), sent to \(stub.requests.map(\.url))")
      return
    }
    #expect(text == "the path `\(path.prefix { $0 != "?" })` cannot be part of a URL")
    #expect(stub.requests.isEmpty)
  }

  @Test(arguments: ["Content-Length", "content-length", "Transfer-Encoding", "TRANSFER-ENCODING"])
  func lengthOfABodyIsNotSetByHand(_ name: String) async throws {
    let stub = StubTransport()
    var own = plain()
    own.headers = [name: "1"]
    let added = client(stub) { $0.adapters = [.headers([name: "1"])] }
    for error in [await client(stub).failure(of: own), await added.failure(of: plain())] {
      guard case .invalidRequest(let text)? = error?.reason else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(text == "the header `\(name)` is set by the transport")
    }
    #expect(stub.requests.isEmpty)
  }

  @Test func seeOtherBecomesAGetWithoutABody() async throws {
    for method in [HTTPMethod.post, .put, .delete] {
      let last = try await follow(method, 303)
      #expect(last.method == .get)
      #expect(last.body == .none)
      #expect(last.headers["Content-Type"] == nil)
    }
  }

  @Test(arguments: [301, 302])
  func movedPostBecomesAGet(_ status: Int) async throws {
    #expect(try await follow(.post, status).method == .get)
    #expect(try await follow(.put, status).method == .put)
  }

  @Test(arguments: [307, 308])
  func temporaryAndPermanentReplayTheBody(_ status: Int) async throws {
    let last = try await follow(.post, status)
    #expect(last.method == .post)
    #expect(last.body == .data(Data("q=1".utf8)))
    #expect(last.headers["Content-Type"] == "application/x-www-form-urlencoded")
    #expect(last.headers["Authorization"] == "Bearer s3cret", "it is still the service")
  }

  @Test func locationDecidesTheQuery() async throws {
    #expect(try await follow(.get, 302).url.absoluteString == "https://api.example.com/b")
    #expect(
      try await follow(.get, 302, to: "?q=2").url.absoluteString == "https://api.example.com/a?q=2"
    )
    #expect(
      try await follow(.get, 302, to: "https://u:p@other.example/x y#f").url.absoluteString
        == "https://other.example/x%20y"
    )
    // A browser would go to `evil.example`. The URL that is sent contains only one host, so every
    // reader agrees.
    #expect(
      try await follow(.get, 302, to: #"https://evil.example\@api.example.com/b"#).url
        .absoluteString
        == "https://api.example.com/b"
    )
  }

  @Test(arguments: [
    "https://evil.example/b", "//evil.example/b", "https://api.example.com:444/b",
    "https://api.example.com.evil.example/b", "https://api.example.com@evil.example/b",
  ])
  func credentialsStayAtTheService(_ location: String) async throws {
    let last = try await follow(.post, 307, to: location)
    for name in ["Authorization", "Cookie", "X-Api-Key"] { #expect(last.headers[name] == nil) }
    #expect(last.headers["X-Trace"] == nil)
    #expect(last.headers["Content-Type"] == "application/x-www-form-urlencoded")
  }

  @Test func credentialOfAnyFormStaysAtTheService() async throws {
    // A header name that redaction does not know.
    struct Odd: Authenticator {
      func apply(_ credential: String, to request: inout HTTPRequest) {
        request.headers["X-Visitor"] = credential
      }
      func refresh(_ credential: String, using client: RefreshClient) async throws -> String {
        credential
      }
    }
    let stub = StubTransport()
    stub.on(.get, "/a", .response(302, headers: ["Location": "https://evil.example/"]))
    stub.on("evil", .response(401)) { $0.url.host == "evil.example" }
    let store = CredentialStore("s3cret", authenticator: Odd())
    let network = client(stub, store)
    // A 401 from another host does not refresh the service's credential.
    #expect(await network.failure(of: request(.get))?.status == 401)
    #expect(stub.requests.map { $0.headers["X-Visitor"] } == ["s3cret", nil])
  }

  @Test func credentialsAreNotRestoredByARedirectBack() async throws {
    let stub = StubTransport()
    stub.on(.get, "/a", .response(302, headers: ["Location": "https://evil.example/"]))
    stub.on("evil", .response(302, headers: ["Location": "https://api.example.com/b"])) {
      $0.url.host == "evil.example"
    }
    stub.on(.get, "/b", .response(200))
    let network = client(stub) {
      $0.adapters = [
        .headers(["Authorization": "Bearer s3cret"]),
        Adapter { request, _ in
          // Outside of the service, an adapter cannot put a secret into the URL or the body.
          request.url.append(queryItems: [URLQueryItem(name: "api_key", value: "s3cret")])
        },
      ]
    }
    _ = try await network.send(request(.get))
    #expect(stub.requests.map { $0.headers["Authorization"] } == ["Bearer s3cret", nil, nil])
    #expect(
      stub.requests.map { $0.url.absoluteString.contains("s3cret") } == [true, false, false]
    )
  }

  @Test func atMostTwentyRedirectsAreFollowed() async throws {
    for (count, isFollowed) in [(20, true), (21, false)] {
      let stub = StubTransport()
      stub.on("redirects", times: count, .response(302, headers: ["Location": "/a"])) { _ in true }
      stub.on("end", times: nil, .response(200)) { _ in true }
      let network = client(stub)
      let error = await network.failure(of: request(.get))
      #expect((error == nil) == isFollowed)
      guard let error else { continue }
      guard case .redirect("more than 20 in a row") = error.reason else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test(arguments: [
    ("http://api.example.com/b", "it leads from https to http"),
    ("file:///etc/passwd", "no usable Location header"),
    ("javascript:alert(1)", "no usable Location header"),
  ])
  func someAreRefused(_ location: String, _ refusal: String) async throws {
    let stub = StubTransport()
    stub.on(.get, "/a", .response(302, headers: ["Location": location]))
    let error = await client(stub).failure(of: request(.get))
    guard case .redirect(refusal)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// The rest of RFC 3986 is Foundation's.
  @Test(arguments: [("g", "/a/b/g"), ("../g", "/a/g"), ("/g", "/g"), ("?y", "/a/b/c?y")])
  func relativeLocationsAreResolved(_ location: String, _ path: String) {
    let response = RawResponse(status: 302, headers: ["Location": location])
    let sent = HTTPRequest(url: url("http://h/a/b/c?q"))
    let target = RedirectPolicy.anyOrigin.target(of: response, to: sent, 0) { _ in true }
    guard case .follow(let url, _, _)? = target else {
      Issue.record("not followed")
      return
    }
    #expect(url.absoluteString == "http://h\(path)")
  }

  @Test func bodyOfAnAdapterIsNotSentAfterSeeOther() async throws {
    let stub = StubTransport()
    stub.on(.post, "/a", .response(303, headers: ["Location": "/b"]))
    stub.on(.get, "/b", .response(200))
    let network = client(stub) {
      $0.adapters = [
        Adapter { request, _ in
          request.body = .data(Data("q=1".utf8))
          request.headers["Content-Type"] = "application/x-www-form-urlencoded"
        }
      ]
    }
    var request = plain("/a")
    request.method = .post
    _ = try await network.send(request)
    #expect(stub.requests.map(\.body) == [RequestBody.data(Data("q=1".utf8)), RequestBody.none])
    #expect(
      stub.requests.map { $0.headers["Content-Type"] } == [
        "application/x-www-form-urlencoded", nil,
      ]
    )
  }

  @Test func seeOtherLeavesAHead() async throws {
    let stub = StubTransport()
    stub.on(.head, "/a", .response(303, headers: ["Location": "/b"]))
    stub.on(.head, "/b", .response(200))
    var request = plain("/a")
    request.method = .head
    try await client(stub).send(request)
    try stub.verify()
  }
}
