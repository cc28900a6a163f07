import Foundation
import Testing

@testable import NNNetwork

/// The result of `send` for a request that may wait.
@Suite(.timeLimit(.minutes(1))) struct QueueCallerTests {
  private let day = ManualDay()
  private let handled = Locked<[String]>([])

  private struct Ask: Endpoint {
    typealias Response = Post.Params
    let service = Shop.api
    let path = "/posts"
    let method = HTTPMethod.post
    let params: Post.Params
    let serializer = ParamsSerializer.json
    var queuing = QueuePolicy.whenOffline
    var deadline: Duration?

    init(_ text: String, deadline: Duration? = nil) {
      params = Post.Params(text: text)
      self.deadline = deadline
    }
  }

  private func queue(_ server: ShopServer) async throws -> OfflineQueue<Shop> {
    let queue = try await OfflineQueue<Shop>(shop(server, day), store: MemoryQueueStore())
    let handled = handled
    await queue.handle("Ask", response: ResponseSerializer<Post.Params>.json) { _, result in
      handled.withLock { $0.append((try? result.get().text) ?? "failed") }
    }
    return queue
  }

  private func outcome(_ ask: Ask, _ network: NetworkClient<Shop.Stage>) async -> String {
    do throws(NetworkError) {
      return try await network.send(ask).text
    } catch {
      if error.ticket != nil { return "queued" }
      return error.status.map { "status \($0)" } ?? "\(error.reason)"
    }
  }

  @Test func requestThatGoesThroughReturnsItsResponse() async throws {
    let server = ShopServer()
    let queue = try await queue(server)
    await queue.start()
    #expect(await outcome(Ask("a"), queue.network) == "a")
    #expect(await queue.pending.isEmpty)
    #expect(handled.withLock { $0.isEmpty }, "its caller has the response")
    #expect(server.requests.first?.headers["Idempotency-Key"]?.isEmpty == false)
  }

  @Test func requestThatWaitsSaysSoAndItsHandlerGetsTheResponse() async throws {
    let isUp = Locked(false)
    let server = ShopServer { _, _ in isUp.withLock { $0 } ? .accept : .unreachable }
    let queue = try await queue(server)
    #expect(await outcome(Ask("early"), queue.network) == "queued", "it has not started")
    await queue.start()
    await queue.settle()
    #expect(await outcome(Ask("a"), queue.network) == "queued", "the lane waits")
    #expect(await queue.pending.count == 2)
    isUp.withLock { $0 = true }
    await queue.pass(.seconds(2), of: day)
    #expect(handled.withLock { $0 } == ["early", "a"])
    #expect(await outcome(Ask("b"), queue.network) == "b")
    #expect(handled.withLock { $0.count } == 2)
  }

  @Test func failureIsTheCallersAndLeavesNoDeadLetter() async throws {
    let queue = try await queue(ShopServer { _, _ in .answer(422) })
    let stream = queue.events
    await queue.start()
    #expect(await outcome(Ask("a"), queue.network) == "status 422")
    #expect(await queue.pending.isEmpty)
    #expect(await queue.deadLetters.isEmpty)
    #expect(handled.withLock { $0.isEmpty })
    await queue.stop()
    let words = await events(of: stream) { _ in false }.map(\.word)
    #expect(words == ["queued", "sending", "discarded"])
  }

  @Test func firstAttemptThatIsLostIsEnoughToSayQueued() async throws {
    let server = ShopServer { _, number in number == 1 ? .acceptAndVanish : .accept }
    let queue = try await queue(server)
    await queue.start()
    #expect(await outcome(Ask("a"), queue.network) == "queued")
    await queue.pass(.seconds(2), of: day)
    #expect(handled.withLock { $0 } == ["a"])
    #expect(server.texts == ["a"])
  }

  @Test func callersThatLeaveEarlyHaveTheirRequestQueued() async throws {
    let gate = Locked<CheckedContinuation<Void, Never>?>(nil)
    let server = ShopServer { _, number in
      if number == 1 {
        await withCheckedContinuation { continuation in gate.withLock { $0 = continuation } }
      }
      return .accept
    }
    let queue = try await queue(server)
    await queue.start()
    let network = queue.network
    let cancelled = Task { await outcome(Ask("a"), network) }
    while gate.withLock({ $0 == nil }) { await Task.yield() }
    let late = Task { await outcome(Ask("b", deadline: .seconds(3)), network) }
    while await queue.pending.count < 2 { await Task.yield() }
    cancelled.cancel()
    #expect(await cancelled.value == "queued")
    await day.clock.waitForSleepers(1)
    day.clock.advance(by: .seconds(3))
    #expect(await late.value == "queued")
    gate.withLock { $0 }?.resume()
    while handled.withLock({ $0.count }) < 2 { await Task.yield() }
    #expect(handled.withLock { $0 } == ["a", "b"])
  }

  @Test func discardedRequestIsToldToItsCaller() async throws {
    let gate = Locked<CheckedContinuation<Void, Never>?>(nil)
    let server = ShopServer { _, _ in
      await withCheckedContinuation { continuation in gate.withLock { $0 = continuation } }
      return .accept
    }
    let queue = try await queue(server)
    await queue.start()
    let network = queue.network
    let asking = Task { await network.failure(of: Ask("a")) }
    while gate.withLock({ $0 == nil }) { await Task.yield() }
    let id = try #require(await queue.pending.first?.id)
    try await queue.discard(id)
    guard case .notQueued(.discarded)? = await asking.value?.reason else {
      Issue.record("it was not told")
      return
    }
    gate.withLock { $0 }?.resume()
  }
}
