import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// Time limits of one attempt and of all attempts.
@Suite(.timeLimit(.minutes(1))) struct DeadlineTests {
  private let slow = StubAnswer.response(200).delayed(by: .seconds(100))

  /// By default a timeout is retried like other temporary failures.
  @Test func eachAttemptHasItsOwnTimeout() async {
    let stub = StubTransport()
    stub.on(.get, "/x", times: 2, slow)
    stub.on(.get, "/x", .response(200))
    let usual = NetworkConfiguration()
    #expect(usual.timeout.map { $0 * 3 < .seconds(100) } == true && usual.deadline == nil)
    let network = client(stub, retry: usual.retry) {
      $0.clock = HastyClock()
      $0.timeout = .milliseconds(20)
    }
    #expect(await network.failure(of: plain()) == nil)
    #expect(stub.requests.count == 3)
  }

  @Test func timeoutOfARequestTakesPrecedence() async {
    let stub = StubTransport()
    stub.on(.get, "/x", slow)
    var request = plain()
    request.options.timeout = .milliseconds(20)
    let error = await client(stub) { $0.timeout = .seconds(100) }.failure(of: request)
    guard case .transport(let error)? = error?.reason else {
      Issue.record("no transport error")
      return
    }
    #expect(error.kind == .timedOut)
  }

  @Test func deadlineSpansAttemptsAndWaits() async {
    let stub = StubTransport()
    stub.on("first", .response(503)) { _ in true }
    stub.on("second", slow) { _ in true }
    let network = client(stub, retry: RetryPolicy(9, base: .milliseconds(10))) {
      $0.deadline = .milliseconds(300)
    }
    let error = await network.failure(of: plain())
    guard case .deadlineExceeded? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.attempt == 2)
  }

  @Test func deadlineEndsWaitsAdaptersAndDecisions() async {
    let hours = Duration.seconds(3_600)
    let steps: [(inout NetworkConfiguration) -> Void] = [
      { $0.retry = RetryPolicy(1, base: hours, cap: hours) },
      { $0.adapters = [Adapter { _, _ in try await Task.sleep(for: hours) }] },
      {
        $0.decisions = [
          Decision("slow") { result, _ in
            try await Task.sleep(for: hours)
            return .proceed(result)
          }
        ]
      },
    ]
    for step in steps {
      let stub = StubTransport()
      stub.on(.get, "/x", times: nil, .response(503))
      let network = client(stub) {
        $0.deadline = .milliseconds(50)
        $0.random = { 0.9 }
        step(&$0)
      }
      let error = await network.failure(of: plain())
      guard case .deadlineExceeded? = error?.reason else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test func requestWithoutTimeIsNotSent() async {
    let stub = StubTransport()
    var request = plain()
    request.options.deadline = .zero
    guard case .deadlineExceeded? = await client(stub).failure(of: request)?.reason else {
      Issue.record("it was sent")
      return
    }
    #expect(stub.requests.isEmpty)
  }

  @Test func cancelBeforeTheDeadlineIsACancel() async {
    let stub = StubTransport()
    stub.on(.get, "/x", slow)
    let network = client(stub) { $0.deadline = .seconds(100) }
    let task = Task { await network.failure(of: plain()) }
    await wait { !stub.requests.isEmpty }
    task.cancel()
    #expect(await task.value?.isCancelled == true)
  }
}
