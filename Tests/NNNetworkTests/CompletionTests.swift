import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// Every request ends once, and can be cancelled at every point.
@Suite(.timeLimit(.minutes(1))) struct CompletionTests {
  @Test func completionHandlerGetsTheValueOnce() async {
    let stub = StubTransport()
    stub.on(.post, "/x", .response(200, body: Data("ok".utf8)))
    let value = await withCheckedContinuation { continuation in
      // A second call would crash the process.
      client(stub).post(plain()) { continuation.resume(returning: try? $0.get()) }
    }
    #expect(value == Data("ok".utf8))
  }

  @Test func cancellableCancels() async {
    let stub = StubTransport()
    stub.on(.get, "/x", .response(200).delayed(by: .seconds(60)))
    let result = await withCheckedContinuation { continuation in
      let request = client(stub).get(plain()) { continuation.resume(returning: $0) }
      request.cancel()
    }
    guard case .failure(let error) = result else {
      Issue.record("it was not cancelled")
      return
    }
    #expect(error.isCancelled)
  }

  @Test func cancelWithinTheCompletionIsIgnored() async {
    let stub = StubTransport()
    stub.on(.get, "/x", .response(200))
    let (completions, request) = (Locked(0), Locked<Task<Void, Never>?>(nil))
    await withCheckedContinuation { continuation in
      let sent = client(stub).get(plain()) { result in
        completions.withLock { $0 += 1 }
        request.withLock { $0 }?.cancel()
        #expect((try? result.get()) != nil)
        // A cancellation that came too late has no effect.
        Task {
          for _ in 0..<100 { await Task.yield() }
          continuation.resume()
        }
      }
      request.withLock { $0 = sent }
    }
    #expect(completions.withLock { $0 } == 1)
  }

  @Test func errorsAfterACancelAreACancel() async {
    struct Own: Error {}
    let pull: @Sendable () -> Void = { withUnsafeCurrentTask { $0?.cancel() } }
    let adapter = Adapter { _, _ in
      pull()
      throw Own()
    }
    let decision = Decision("throws") { _, _ in
      pull()
      throw Own()
    }
    let restarting = Decision("restarts", budget: .max) { _, _ in
      pull()
      return .restart(after: .zero)
    }
    for (adapters, decisions) in [([adapter], []), ([], [decision]), ([], [restarting])]
      as [([any RequestAdapter], [any ResponseDecision])]
    {
      let stub = StubTransport()
      stub.on("any", times: nil, .response(500)) { _ in true }
      let network = client(stub, decisions: decisions) { $0.adapters = adapters }
      let error = await Task { await network.failure(of: plain()) }.value
      #expect(error?.isCancelled == true)
      #expect(stub.requests.count == (adapters.isEmpty ? 1 : 0))
    }
  }

  @Test func cancelDuringBackoffIsACancel() async {
    let (stub, clock) = (StubTransport(), ManualClock())
    stub.on(.get, "/x", .response(503))
    let network = client(stub, retry: 2) { $0.clock = clock }
    let task = Task { await network.failure(of: plain()) }
    await clock.waitForSleepers(1)
    task.cancel()
    let error = await task.value
    #expect(error?.isCancelled == true)
    #expect(error?.attempt == 1)
  }

  @Test func cancelInTheTransportIsACancel() async {
    let stub = StubTransport()
    stub.on(.get, "/x", .response(200).delayed(by: .seconds(60)))
    let network = client(stub)
    let task = Task { await network.failure(of: plain()) }
    await wait { !stub.requests.isEmpty }
    task.cancel()
    #expect(await task.value?.isCancelled == true)
  }

  enum Point: CaseIterable { case start, adapter, transport, decision, serializer }

  @Test(arguments: Point.allCases)
  func cancelAtEveryPoint(_ point: Point) async {
    let stub = StubTransport()
    let pull: @Sendable (Point) -> Void = { here in
      if here == point { withUnsafeCurrentTask { $0?.cancel() } }
    }
    stub.on(
      "any",
      times: nil,
      .response(200).after { pull(.transport) }
    ) { _ in true }
    let decision = Decision("pull") { outcome, _ in
      pull(.decision)
      return .proceed(outcome)
    }
    var request = Request<FixedService, NoParams, Data>(
      service: api,
      path: "/x",
      params: NoParams(),
      response: ResponseSerializer { response in
        pull(.serializer)
        return response.body
      }
    )
    request.adapters = [Adapter { _, _ in pull(.adapter) }]
    let (network, monitor) = (Locked<NetworkClient<FixedEnvironment>?>(nil), Recorder())
    network.withLock { $0 = client(stub, decisions: [decision]) { $0.monitors = [monitor] } }
    let sent = request
    let error = await Task { () -> NetworkError? in
      pull(.start)
      return await network.withLock { $0 }?.failure(of: sent)
    }.value
    // If the response was read before the cancellation, the caller gets it.
    #expect((error?.isCancelled ?? false) == (point != .serializer))
    #expect(stub.requests.count == (point == .start || point == .adapter ? 0 : 1))
    #expect(monitor.ended == 1)
  }

  @Test(arguments: 0..<300)
  func everyCombinationOfDecisionsAndCancelsEndsOnce(_ seed: Int) async {
    var random = SeededGenerator(seed: UInt64(seed))
    let stub = StubTransport()
    let answers: [StubAnswer] = [
      .response(200), .response(500), .response(302, headers: ["Location": "/y"]),
      .failure(.connectionLost), .response(401), .response(200).delayed(by: .milliseconds(1)),
    ]
    for _ in 0..<6 {
      stub.on("any", answers.randomElement(using: &random) ?? .response(200)) { _ in true }
    }
    stub.on("rest", times: nil, .response(204)) { _ in true }
    let decisions = (0..<Int.random(in: 0...5, using: &random)).map { place in
      randomDecision(place, &random)
    }
    let monitor = Recorder()
    let network = client(stub, decisions: decisions) { configuration in
      configuration.monitors = [monitor]
      if Bool.random(using: &random) { configuration.deadline = .milliseconds(2) }
    }
    let yields = Int.random(in: 0...40, using: &random)
    let isCancelled = Bool.random(using: &random)
    let completions = Locked(0)
    await withCheckedContinuation { continuation in
      let request = network.get(plain()) { _ in
        completions.withLock { $0 += 1 }
        continuation.resume()
      }
      if isCancelled {
        Task {
          for _ in 0..<yields { await Task.yield() }
          request.cancel()
        }
      }
    }
    #expect(completions.withLock { $0 } == 1)
    #expect(monitor.ended == 1)
    #expect(stub.requests.count <= 24)
  }

  private func randomDecision(
    _ place: Int,
    _ random: inout SeededGenerator
  ) -> any ResponseDecision {
    struct Own: Error {}
    let budget = Int.random(in: 0...3, using: &random)
    let kind = Int.random(in: 0...4, using: &random)
    return Decision("\(place)", budget: budget) { outcome, _ in
      switch kind {
      case 0: return .restart(after: .zero)
      case 1: return .restart(after: .microseconds(300))
      case 2: return .fail(.rejected(nil))
      case 3: throw Own()
      default:
        await Task.yield()
        return .proceed(outcome)
      }
    }
  }

  @Test func manyCancelsLeakNothing() async {
    let stub = StubTransport()
    stub.on("any", times: nil, .response(200).delayed(by: .seconds(600))) { _ in true }
    let (activity, network) = (Recorder(), Locked<NetworkClient<FixedEnvironment>?>(nil))
    network.withLock { $0 = client(stub) { $0.monitors = [activity] } }
    let count = Places.isLongRun ? 10_000 : 1_000
    let cancelled = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<count {
        group.addTask {
          let task = Task { await network.withLock { $0 }?.failure(of: plain()) }
          for _ in 0..<(index % 7) { await Task.yield() }
          task.cancel()
          return await task.value?.isCancelled ?? false
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(cancelled == count)
    #expect(activity.ended == count)
  }
}
