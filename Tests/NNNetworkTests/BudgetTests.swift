import Foundation
import Testing

@testable import NNNetwork

@Suite struct BudgetTests {
  @Test func exhaustedDecisionIsSkippedAndTheStatusIsReported() async throws {
    let stub = StubTransport()
    stub.on(.get, "/x", times: 4, .response(418))
    let eager = Decision("eager", budget: 3) { _, _ in .restart(after: .zero) }
    let error = try #require(
      await client(stub, decisions: [eager]).failure(of: plain())
    )
    #expect(error.status == 418)
    #expect(error.attempt == 4)
    guard case .rejected = error.reason else {
      Issue.record("\(error)")
      return
    }
    try stub.verify()
  }

  @Test func decisionsWithTheSameNameShareABudget() async throws {
    let stub = StubTransport()
    stub.on(.get, "/x", times: 3, .response(500))
    let again = Decision("again", budget: 2) { _, _ in .restart(after: .zero) }
    _ = await client(stub, decisions: [again, again]).failure(of: plain())
    try stub.verify()
  }

  @Test func everyRestartRunsAllAdaptersAgain() async throws {
    let stub = StubTransport()
    stub.on(.get, "/x", times: 3, .response(503))
    let again = Decision("again", budget: 2) { _, _ in .restart(after: .zero) }
    let (runs, ownRuns) = (Locked(0), Locked(0))
    let network = client(stub, decisions: [again]) { configuration in
      configuration.adapters = [
        Adapter { request, context in
          let run = runs.withLock {
            $0 += 1
            return $0
          }
          #expect(Array(request.headers).isEmpty, "the request is built again")
          #expect(context.attempt == run - 1)
          request.headers.add("X-Run", "\(run)")
        }
      ]
    }
    var request = plain()
    request.adapters = [
      Adapter { request, _ in
        ownRuns.withLock { $0 += 1 }
        request.headers.add("X-Own", "1")
      }
    ]
    _ = await network.failure(of: request)
    #expect(stub.requests.map { $0.headers["X-Run"] } == ["1", "2", "3"])
    #expect(stub.requests.map { $0.headers["X-Own"] } == ["1", "1", "1"])
    #expect(ownRuns.withLock { $0 } == 3)
  }
}
