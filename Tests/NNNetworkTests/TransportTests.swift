import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@testable import NNNetwork

/// `URLSession` with Python's HTTP server.
@Suite(
  .requires(.python(.plain)),
  .timeLimit(.minutes(Places.isLongRun ? 10 : 1))
)
struct TransportTests {
  let server: TestServer

  init() throws { server = try #require(TestServer.shared) }

  private func network(
    by transport: any HTTPTransport = URLSessionTransport.shared,
    change: (inout NetworkConfiguration) -> Void = { _ in }
  ) -> NetworkClient<FixedEnvironment> {
    var configuration = NetworkConfiguration(retry: 0, timeout: .seconds(20))
    change(&configuration)
    return NetworkClient(environment: FixedEnvironment(), configuration, transport: transport)
  }

  private func data(_ path: String) -> Request<FixedService, NoParams, Data> {
    Request(service: server.home, path: path, params: NoParams())
  }

  private func echo(_ path: String = "/echo") -> Request<FixedService, NoParams, Echo> {
    Request(service: server.home, path: path)
  }

  @Test func everyClientUsesTheDefaultTransport() async throws {
    let networks = [
      NetworkClient(environment: FixedEnvironment()), NetworkClient { FixedEnvironment() },
    ]
    var echoes: [Echo] = []
    for network in networks { echoes.append(try await network.get(echo())) }
    let url = server.home.url(for: FixedEnvironment())
    echoes.append(try await NetworkClient(url).get("/echo"))
    for echo in echoes { #expect(echo.headers["user-agent"] != nil) }
  }

  @Test func everyMethodArrives() async throws {
    struct Form: Encodable { let foo = "bar" }
    var request = Request<FixedService, Form, Echo>(
      service: server.home,
      path: "/echo?fixed=1",
      params: Form()
    )
    #expect(try await network().get(request).path == "/echo?fixed=1&foo=bar")
    #expect(try await network().send(request.by(.delete)).method == "DELETE")
    request.serializer = .form
    for (echo, method) in [
      (try await network().post(request), "POST"),
      (try await network().send(request.by(.put)), "PUT"),
      (try await network().send(request.by(.patch)), "PATCH"),
    ] {
      #expect(echo.method == method)
      #expect(echo.body == "foo=bar")
      #expect(echo.headers["content-type"] == "application/x-www-form-urlencoded")
    }
    let head = Request<FixedService, NoParams, NoResponse>(
      service: server.home,
      path: "/echo",
      params: NoParams()
    )
    _ = try await network().send(head.by(.head))
    request.serializer = .json
    #expect(try await network().post(request).body == #"{"foo":"bar"}"#)
  }

  /// Headers of the session's configuration would also be sent to other servers.
  @Test func headersOfTheConfigurationAreNotSent() async throws {
    let transport = URLSessionTransport {
      $0.httpAdditionalHeaders = ["Authorization": "Bearer s3cret"]
    }
    #expect(try await network(by: transport).send(echo()).headers["authorization"] == nil)
  }

  @Test(arguments: ["/basic", "/bearer"])
  func refusedCredentialsKeepStatusAndBody(_ path: String) async throws {
    let error = try #require(await network().failure(of: data(path)))
    #expect(error.status == 401)
    #expect(error.bodyPrefix == "who are you")
  }

  @Test func manyBasicChallengesAtOnce() async {
    let (network, request) = (network(), data("/basic"))
    let statuses = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<60 { group.addTask { await network.failure(of: request)?.status } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.allSatisfy { $0 == 401 })
  }

  @Test func malformedResponsesAreErrors() async {
    for path in ["/close", "/short"] {
      guard case .transport? = await network().failure(of: data(path))?.reason else {
        Issue.record("\(path) gave an answer")
        continue
      }
    }
  }

  @Test func refusedConnectionIsAnError() async {
    let request = Request<FixedService, NoParams, Data>(
      service: FixedService(url("http://127.0.0.1:1")),
      path: "/",
      params: NoParams()
    )
    guard case .transport(let error)? = await network().failure(of: request)?.reason else {
      Issue.record("somebody is there")
      return
    }
    #expect(error.kind == .cannotConnect)
  }

  @Test func timeoutIsKept() async {
    var request = data("/slow?seconds=30")
    request.options.timeout = .seconds(1)
    let start = ContinuousClock.now
    guard case .transport(let error)? = await network().failure(of: request)?.reason else {
      Issue.record("no error")
      return
    }
    #expect(error.kind == .timedOut)
    let elapsed = ContinuousClock.now - start
    #expect(elapsed > .milliseconds(990) && elapsed < .seconds(20))
  }

  @Test(arguments: [303, 307])
  func redirectsAreFollowedByTheEngine(_ status: Int) async throws {
    struct Form: Encodable { let foo = "bar" }
    let request = Request<FixedService, Form, Echo>(
      service: server.home,
      path: "/redirect/deep?status=\(status)&to=../echo",
      params: Form(),
      serializer: .form
    )
    let echo = try await network().post(request)
    #expect(echo.method == (status == 303 ? "GET" : "POST"))
    #expect(echo.body == (status == 303 ? "" : "foo=bar"))
  }

  @Test func redirectWithoutLocationIsAResponse() async {
    #expect(await network().failure(of: data("/redirect?status=302"))?.status == 302)
  }

  @Test func tokenNeverReachesAnotherHostOrALog() async throws {
    let log = Recorder()
    let store = CredentialStore("t0ken-s3cret", authenticator: NumberedTokens())
    let network = network { configuration in
      configuration.credentials = store
      configuration.adapters = [
        .headers(["Cookie": "sid=t0ken-s3cret", "X-Session-Token": "t0ken-s3cret"])
      ]
      configuration.monitors = [log]
      configuration.redaction = Redaction(names: ["X-Session-Token"])
    }
    for status in [301, 302, 303, 307, 308] {
      let back = server.home("/echo").replacing(":", with: "%3A").replacing("/", with: "%2F")
      for target in [
        server.elsewhere("/echo"),
        server.elsewhere("/redirect?status=\(status)%26to=\(server.elsewhere("/echo"))"),
        server.elsewhere("/redirect?status=\(status)%26to=\(back)"),
      ] {
        let away = echo("/redirect?status=\(status)&to=\(target)&access_token=t0ken-s3cret")
        for method in [HTTPMethod.get, .post] {
          var request = away
          request.method = method
          let echo = try await network.send(request)
          #expect(!"\(echo)".contains("s3cret"))
        }
      }
    }
    let here = try await network.get(echo())
    #expect(here.headers["authorization"] == "Bearer t0ken-s3cret", "the service gets it")
    let error = try #require(
      await network.failure(of: data("/status/500?access_token=t0ken-s3cret"))
    )
    for text in ["\(error)", log.texts] {
      #expect(!text.contains("s3cret"))
    }
    #expect(log.texts.contains("curl"))
  }

  @Test func multipartIsReadBack() async throws {
    struct Part: Decodable, Equatable {
      let name: String
      let filename: String?
      let type: String
      let bytes: String
    }
    struct Report: Encodable {
      let title = "Größe \"1\"\r\nneu"
      let photo: FilePart
      let note = FilePart(Data("a\r\n--b".utf8), filename: "odd.txt", contentType: "text/plain")
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bin")
    let bytes = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try bytes.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let photo = FilePart(contentsOf: file, filename: "photo.jpg", contentType: "image/jpeg")
    let request = Request<FixedService, Report, [Part]>(
      service: server.home,
      path: "/multipart",
      params: Report(photo: photo),
      serializer: .multipart
    )
    let parts = try await network().post(request)
    let hex = bytes.map { String(format: "%02x", $0) }.joined()
    let expected = [
      Part(name: "note", filename: "odd.txt", type: "text/plain", bytes: "610d0a2d2d62"),
      Part(name: "photo", filename: "photo.jpg", type: "image/jpeg", bytes: hex),
      Part(
        name: "title",
        filename: nil,
        type: "text/plain",
        bytes: Report(photo: photo).title.utf8.map { String(format: "%02x", $0) }.joined()
      ),
    ]
    #expect(parts == expected)
    let prefix = "nnnetwork-\(ProcessInfo.processInfo.processIdentifier)-"
    let temporary = FileManager.default.temporaryDirectory.path
    // Another test may upload a form at the same time.
    await wait {
      let left = try? FileManager.default.contentsOfDirectory(atPath: temporary)
      return left?.contains { $0.hasPrefix(prefix) } == false
    }
  }

  @Test func downloadsAreCompleteOrAbsent() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("it.bin")
    try Data("old".utf8).write(to: file)
    for path in ["/short", "/status/500"] {
      await #expect(throws: NetworkError.self) {
        try await network().download(data(path), to: file)
      }
      #expect(try Data(contentsOf: file) == Data("old".utf8))
    }
    let seen = Locked<[Int64]>([])
    try await network().download(data("/bytes?count=300000"), to: file) { bytes, _ in
      seen.withLock { $0.append(bytes) }
    }
    #expect(try Data(contentsOf: file) == Data((0..<300_000).map { UInt8($0 % 251) }))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["it.bin"])
    let progress = seen.withLock { $0 }
    #expect(progress.last == 300_000)
    #expect(progress == progress.sorted())
  }

  @Test func uploadsReportProgress() async throws {
    let request = Request<FixedService, Data, Int>(
      service: server.home,
      path: "/size",
      params: Data(repeating: 65, count: 400_000),
      serializer: .raw("a/b")
    )
    var sent = request
    sent.method = .post
    let seen = Locked<Int64>(0)
    let size = try await network().send(sent) { bytes, _ in seen.withLock { $0 = bytes } }
    #expect(size == 400_000)
    #expect(seen.withLock { $0 } == 400_000)
  }

  @Test func cancelsLeakNothing() async throws {
    let transport = URLSessionTransport()
    let network = network(by: transport) { $0.timeout = nil }
    let request = data("/slow?seconds=0.05")
    // Send in waves, because more at once would starve the other tests instead of the transport.
    let (waves, count) = (Places.isLongRun ? 40 : 1, 250)
    var ends = 0
    for _ in 0..<waves {
      ends += await withTaskGroup(of: Int.self) { group in
        for index in 0..<count {
          group.addTask {
            let task = Task { await network.failure(of: request) }
            for _ in 0..<(index % 13) { await Task.yield() }
            task.cancel()
            _ = await task.value
            return 1
          }
        }
        return await group.reduce(0, +)
      }
    }
    #expect(ends == waves * count)
    await wait { transport.exchangesInProgress == 0 }
    #expect(transport.exchangesInProgress == 0)
  }
}

extension Request {
  /// The same request with another method.
  fileprivate func by(_ method: HTTPMethod) -> Self {
    var request = self
    request.method = method
    return request
  }
}
