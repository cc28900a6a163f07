import Foundation
import Testing

@testable import NNNetwork

/// R8: limits of one attempt and of all.
@Suite(.timeLimit(.minutes(1))) struct DeadlineTests {
  @Test func eachAttemptHasItsOwnLimit() async {
    let clock = ManualClock()
    let stub = StubTransport(clock: clock)
    stub.on("slow", .response(200).delayed(by: .seconds(100))) { _ in true }
    stub.on("fast", .response(200)) { _ in true }
    let network = client(stub, decisions: [RetryDecision(1), StatusDecision()]) {
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
    let network = client(stub, decisions: [RetryDecision(9, base: .seconds(4)), StatusDecision()]) {
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
    let network = client(stub, decisions: [RetryDecision(1), StatusDecision()]) {
      $0.clock = clock
      $0.deadline = .seconds(10)
      $0.monitors = [recorder]
    }
    let task = Task { await network.failure(of: plain()) }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(6))
    // If it waits all the same, its wait has to end for the test to end.
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
