import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// Time limits of one attempt and of all attempts.
@Suite(.timeLimit(.minutes(1))) struct DeadlineTests {
  @Test func eachAttemptHasItsOwnLimit() async {
    let clock = ManualClock()
    let stub = StubTransport(clock: clock)
    stub.on("slow", .response(200).delayed(by: .seconds(100))) { _ in true }
    stub.on("fast", .response(200)) { _ in true }
    let network = client(stub, decisions: [.retry(1), .checkStatus()]) {
      $0.clock = clock
      $0.timeout = .seconds(10)
      $0.random = { 0 }
    }
    let task = Task { await network.failure(of: plain()) }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(10))
    #expect(await task.value == nil, "the second attempt has a limit of its own")
    #expect(stub.requests.count == 2)
  }

  @Test func timeoutIsATransportError() async {
    let clock = ManualClock()
    let stub = StubTransport(clock: clock)
    stub.on("slow", .response(200).delayed(by: .seconds(100))) { _ in true }
    var request = plain()
    request.timeout = .milliseconds(300)
    let network = client(stub) { $0.clock = clock }
    let sent = request
    let task = Task { await network.failure(of: sent) }
    await clock.waitForSleepers(2)
    clock.advance(by: .milliseconds(300))
    guard case .transport(let error)? = await task.value?.reason else {
      Issue.record("no transport error")
      return
    }
    #expect(error.kind == .timedOut)
  }

  @Test func deadlineSpansAttemptsAndWaits() async {
    let clock = ManualClock()
    let stub = StubTransport(clock: clock)
    stub.on("first", .response(503)) { _ in true }
    stub.on("second", .response(200).delayed(by: .seconds(100))) { _ in true }
    let network = client(stub, decisions: [.retry(9, base: .seconds(4)), .checkStatus()]) {
      $0.clock = clock
      $0.deadline = .seconds(10)
      $0.random = { 0.9 }
    }
    let task = Task { await network.failure(of: plain()) }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(4))
    await wait { stub.requests.count == 2 }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(6))
    let error = await task.value
    guard case .deadlineExceeded? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.attempt == 2)
  }

  @Test func timeAlreadySpentCountsAgainstAWait() async {
    let (clock, recorder) = (ManualClock(), Recorder())
    let stub = StubTransport(clock: clock)
    let busy = StubAnswer.response(503, headers: ["Retry-After": "5"])
    stub.on("busy", busy.delayed(by: .seconds(6))) { _ in true }
    let network = client(stub, decisions: [.retry(1), .checkStatus()]) {
      $0.clock = clock
      $0.deadline = .seconds(10)
      $0.monitors = [recorder]
    }
    let task = Task { await network.failure(of: plain()) }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(6))
    // If the request waits anyway, the clock must move on for the test to end.
    let mover = Task {
      while !recorder.hasRestarted, !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(1))
      }
      clock.advance(by: .seconds(5))
    }
    let error = await task.value
    mover.cancel()
    #expect(error?.status == 503, "5 s do not fit into the 4 s that are left")
    guard case .status? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// A transport that responds when the test tells it to.
  private final class Held: HTTPTransport {
    private let transfer = Locked<Transfer?>(nil)
    private let end = Arrival<Void>()

    func send(
      _ request: HTTPRequest,
      transfer: Transfer
    ) async throws(TransportError) -> RawResponse {
      self.transfer.withLock { $0 = transfer }
      let result = await withTaskCancellationHandler {
        await end.result()
      } onCancel: {
        end.arrive(.failure(CancellationError()))
      }
      guard case .success = result else { throw TransportError(.stopped) }
      return RawResponse(status: 200)
    }

    func start() async { await wait { transfer.withLock { $0 != nil } } }
    func progress() { transfer.withLock { $0 }?.onActivity?() }
    func answer() { end.arrive(.success(())) }
  }

  private func sending(
    _ transport: Held,
    by clock: ManualClock,
    body: Int = 0,
    _ change: (inout NetworkConfiguration) -> Void
  ) -> Task<NetworkError?, Never> {
    var request = Request<FixedService, Data, Data>(
      service: api,
      path: "/x",
      params: Data(count: body),
      serializer: .raw("text/plain")
    )
    request.method = .put
    var configuration = NetworkConfiguration(decisions: [.checkStatus()], timeout: nil)
    configuration.clock = clock
    change(&configuration)
    let network = NetworkClient(
      environment: FixedEnvironment(),
      configuration,
      transport: transport
    )
    return Task { [request] in await network.failure(of: request) }
  }

  @Test func progressRestartsTheTimeout() async {
    let (clock, held) = (ManualClock(), Held())
    let task = sending(held, by: clock) { ($0.timeout, $0.deadline) = (.seconds(10), nil) }
    await held.start()
    for _ in 1...5 {
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(9))
      held.progress()
    }
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(10))
    guard case .transport(let error)? = await task.value?.reason else {
      Issue.record("no transport error")
      return
    }
    #expect(error.kind == .timedOut)
    #expect(clock.now.offset == .seconds(55))
  }

  /// If the steps never wait, the deadline ends the attempt; otherwise it ends the request.
  @Test(arguments: [true, false])
  func progressDoesNotRestartTheDeadline(_ isPrompt: Bool) async {
    let (clock, held) = (ManualClock(), Held())
    let task = sending(held, by: clock) {
      ($0.timeout, $0.deadline) = (.seconds(10), .seconds(15))
      if !isPrompt { $0.adapters = [Adapter { _, _ in }] }
    }
    await held.start()
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(9))
    held.progress()
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(6))
    let error = await task.value
    guard case .deadlineExceeded? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.attempt == 1)
  }

  @Test(arguments: [true, false], [65_536, 65_537])
  func longBodyHasNoDeadlineOfTheClient(_ isPrompt: Bool, _ bytes: Int) async {
    let (clock, held) = (ManualClock(), Held())
    let task = sending(held, by: clock, body: bytes) {
      $0.deadline = .seconds(10)
      if !isPrompt { $0.adapters = [Adapter { _, _ in }] }
    }
    await held.start()
    clock.advance(by: .seconds(100))
    let isLong = bytes > 65_536
    if isLong { held.answer() }
    let error = await task.value
    if case .deadlineExceeded? = error?.reason { #expect(!isLong) } else { #expect(isLong) }
  }

  @Test func downloadsAndStreamsHaveNoDeadlineOfTheClient() async throws {
    let folder = try ScratchFolder()
    let stub = StubTransport()
    stub.on("any", times: nil, .response(200, body: Data("hello".utf8))) { _ in true }
    let network = client(stub) { $0.deadline = .zero }
    #expect(await network.failure(of: plain()) != nil)
    try await network.download(plain(), to: folder.url("file"))
    _ = try await network.stream(plain())
    var limited = plain()
    limited.deadline = .zero
    await #expect(throws: NetworkError.self) {
      try await network.download(limited, to: folder.url("file"))
    }
    await #expect(throws: NetworkError.self) { try await network.stream(limited) }
  }

  @Test func cancelBeforeTheDeadlineIsACancel() async {
    let clock = ManualClock()
    let stub = StubTransport(clock: clock)
    stub.on("slow", .response(200).delayed(by: .seconds(100))) { _ in true }
    let network = client(stub) {
      $0.clock = clock
      $0.deadline = .seconds(10)
    }
    let task = Task { await network.failure(of: plain()) }
    await clock.waitForSleepers(2)
    task.cancel()
    #expect(await task.value?.isCancelled == true)
  }

  @Test func httpDatesInAllThreeFormats() {
    for text in [
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    ] {
      #expect(HTTPDate.parse(text)?.timeIntervalSince1970 == 784_111_777)
    }
    for text in [
      "", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT", "1 2 3 4 5 6",
    ] {
      #expect(HTTPDate.parse(text) == nil)
    }
  }
}
