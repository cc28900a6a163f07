import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// Limits on the resources that a server, an app's step or a text may use or leave behind.
@Suite(.timeLimit(.minutes(1))) struct BoundTests {
  @Test(arguments: [nil, 5, 4] as [Int?])
  func bodyInMemoryIsLimited(_ limit: Int?) async {
    let stub = StubTransport()
    stub.on(.get, "/x", .response(200, body: Data("hello".utf8)))
    let error = await client(stub) { $0.maxBodyBytes = limit }.failure(of: plain())
    if limit == 4 {
      guard case .transport(let cause)? = error?.reason else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(cause.kind == .bodyTooLarge)
    } else {
      #expect(error == nil)
    }
  }

  @Test func limitIs64MegabytesByDefault() {
    #expect(NetworkConfiguration().maxBodyBytes == 67_108_864)
  }

  /// A step that ignores the cancellation of its task.
  private func sleep(for duration: Duration, by clock: any Clock<Duration>) async {
    await Task.detached { try? await clock.sleep(for: duration) }.value
  }

  @Test(arguments: [0, 1, 2])
  func deadlineHoldsAlthoughAStepIgnoresIt(_ step: Int) async throws {
    let (clock, other) = (ManualClock(), ManualClock())
    let stub = StubTransport()
    let answer = StubAnswer { [self] _ in
      if step == 2 { await sleep(for: .seconds(600), by: other) }
      return RawResponse(status: 503)
    }
    stub.on("any", times: nil, answer) { _ in true }
    let network = client(
      stub,
      decisions: [
        Decision("deaf") { [self] outcome, _ in
          if step == 1 { await sleep(for: .seconds(600), by: other) }
          return .proceed(outcome)
        }
      ]
    ) {
      $0.clock = clock
      $0.deadline = .seconds(10)
      $0.adapters = [
        Adapter { [self] _, _ in if step == 0 { await sleep(for: .seconds(600), by: other) } }
      ]
    }
    let task = Task { await network.failure(of: plain()) }
    await other.waitForSleepers(1)
    clock.advance(by: .seconds(10))
    let error = try #require(await task.value)
    guard case .deadlineExceeded = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(error.attempt == (step == 0 ? 0 : 1))
    #expect(error.status == (step == 1 ? 503 : nil))
    other.advance(by: .seconds(600))
  }

  /// Reports when its stub has written a file.
  private struct Late: HTTPTransport {
    let stub: StubTransport
    let written = Locked<URL?>(nil)

    func send(
      _ request: HTTPRequest,
      transfer: Transfer
    ) async throws(TransportError) -> RawResponse {
      let response = try await stub.send(request, transfer: transfer)
      written.withLock { $0 = response.file }
      return response
    }
  }

  @Test func downloadThatMissesItsDeadlineLeavesNoFile() async throws {
    let folder = try ScratchFolder()
    let (clock, other) = (ManualClock(), ManualClock())
    let stub = StubTransport()
    let isCancelled = Locked(false)
    let answer = StubAnswer { [self] _ in
      await withTaskCancellationHandler {
        await sleep(for: .seconds(600), by: other)
      } onCancel: {
        isCancelled.withLock { $0 = true }
      }
      return RawResponse(status: 200, body: Data("late".utf8))
    }
    stub.on("any", answer) { _ in true }
    // The attempt may reach its limit just before the call reaches the deadline; that failure would
    // go to the decisions.
    let isOver = Locked(false)
    let last = Decision("last") { outcome, _ in
      if case .response = outcome { isOver.withLock { $0 = true } }
      return .proceed(outcome)
    }
    let late = Late(stub: stub)
    let network = NetworkClient(
      environment: FixedEnvironment(),
      NetworkConfiguration(decisions: [last], timeout: nil, clock: clock),
      transport: late
    )
    let file = folder.url("file")
    var slow = plain()
    slow.deadline = .seconds(10)
    let task = Task { [slow] in try await network.download(slow, to: file) }
    await other.waitForSleepers(1)
    clock.advance(by: .seconds(10))
    await #expect(throws: NetworkError.self) { try await task.value }
    await wait { isCancelled.withLock { $0 } }
    // The transport completes only now, after all callers have left.
    other.advance(by: .seconds(600))
    await wait { late.written.withLock { $0 } != nil }
    while try !FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(!isOver.withLock { $0 })
  }

  @Test func temporaryFileOfAnUploadIsPrivate() throws {
    struct Form: Encodable { let file: FilePart }
    let folder = try ScratchFolder()
    try folder.write("hello", to: "a")
    let file = FilePart(contentsOf: folder.url("a"), contentType: "text/plain")
    let content = try ParamsSerializer.multipart.encode(Form(file: file))
    let temporary = try #require(content.temporaryFile)
    defer { temporary.remove() }
    let attributes = try FileManager.default.attributesOfItem(atPath: temporary.url.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(throws: POSIXError.self) { try temporary.create() }
  }

  @Test(arguments: [
    ("/a b/c%20d", "/a%20b/c%20d"), ("/a b?q=c%20d e", "/a%20b?q=c%20d%20e"),
    ("/100%/c%20d", "/100%25/c%20d"), ("/%zz%41", "/%25zz%41"), ("/ü%C3%BC", "/%C3%BC%C3%BC"),
    ("/a[0]?b[]=%5B", "/a%5B0%5D?b%5B%5D=%5B"), ("/a|b\\c%20", "/a%7Cb%5Cc%20"),
    ("/a\r\nb", "/a%0D%0Ab"), ("/a+b&c=d", "/a+b&c=d"), ("?q=1?2", "?q=1?2"),
  ])
  func whatIsEncodedIsNotEncodedAgain(_ path: String, _ expected: String) async throws {
    let stub = StubTransport()
    stub.on("any", .response(200)) { _ in true }
    #expect(await client(stub).failure(of: plain(path)) == nil)
    #expect(stub.requests.map(\.url.absoluteString) == ["https://api.example.com" + expected])
  }

  @Test(arguments: ["https://x.example/a?b", "https://x.example/?", "https://x.example#c"])
  func serviceIsAURLWithoutQueryAndFragment(_ text: String) async throws {
    let request = Request<FixedService, NoParams, Data>(
      service: FixedService(url(text)),
      path: "/x",
      params: NoParams()
    )
    let error = try #require(await client(StubTransport()).failure(of: request))
    guard case .invalidRequest(let reason) = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(reason == "the service's URL contains a query or a fragment")
  }

  @Test func defaultsAreAsDocumented() {
    let configuration = NetworkConfiguration()
    #expect(configuration.timeout == .seconds(60))
    #expect(configuration.deadline == .seconds(60))
    #expect(configuration.maxAttempts == 32)
    #expect(
      configuration.decisions.map { "\($0.id) \($0.budget)" }
        == ["followRedirects 21", "retry 2", "checkStatus 1"]
    )
  }
}
