import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// Bodies that are read while they arrive.
@Suite(.timeLimit(.minutes(1))) struct StreamTests {
  @Test func piecesComeInOrderAndTheEndIsTold() async throws {
    let buffer = StreamBuffer()
    let stream = ByteStream(buffer)
    let reading = Task { try await stream.reduce(into: [String]()) { $0.append(text($1)) } }
    for piece in ["a", "bc", "", "d"] {
      await Task.yield()
      buffer.append(Data(piece.utf8))
    }
    buffer.finish(nil)
    #expect(try await reading.value == ["a", "bc", "d"])
  }

  @Test func errorComesAfterWhatHasArrived() async throws {
    let buffer = StreamBuffer()
    var iterator = ByteStream(buffer).makeAsyncIterator()
    buffer.append(Data("a".utf8))
    buffer.finish(TransportError(.connectionLost))
    #expect(try await iterator.next() == Data("a".utf8))
    let error = await #expect(throws: TransportError.self) { try await iterator.next() }
    #expect(error?.kind == .connectionLost)
  }

  @Test func responseThatBeginsAgainEndsTheStream() async throws {
    var transfer = Transfer()
    transfer.isStreamed = true
    let (exchange, isCancelled) = (Exchange(transfer), Locked(false))
    exchange.attach(
      Exchange.Control(cancel: { isCancelled.withLock { $0 = true } }, setPaused: nil)
    )
    exchange.begin(RawResponse(status: 200))
    exchange.append(Data("a".utf8))
    exchange.begin(RawResponse(status: 200))
    exchange.append(Data("ab".utf8))
    let response = try await exchange.response(stop: Stop()) {}
    var iterator = try #require(response.stream).makeAsyncIterator()
    #expect(try await iterator.next() == Data("a".utf8))
    let error = await #expect(throws: TransportError.self) { try await iterator.next() }
    #expect(error?.kind == .connectionLost)
    #expect(isCancelled.withLock { $0 })
  }

  @Test func fullBufferHasSpaceWhenHalfIsRead() async throws {
    let (buffer, hasSpace) = (StreamBuffer(), Locked(0))
    buffer.onSpace { hasSpace.withLock { $0 += 1 } }
    let piece = Data(count: StreamBuffer.capacity / 4)
    for index in 1...4 { #expect(buffer.append(piece) == (index < 4)) }
    #expect(buffer.isFull)
    #expect(try await buffer.next() == piece)
    #expect(buffer.isFull)
    #expect(hasSpace.withLock { $0 } == 0)
    #expect(try await buffer.next() == piece)
    #expect(!buffer.isFull)
    #expect(hasSpace.withLock { $0 } == 1)
  }

  @Test func cancelledAndReleasedReadersStopTheTransfer() async throws {
    let stops = Locked(0)
    let buffer = StreamBuffer()
    buffer.onStop { stops.withLock { $0 += 1 } }
    let reading = Task { try await ByteStream(buffer).reduce(into: 0) { $0 += $1.count } }
    await Task.yield()
    reading.cancel()
    await #expect(throws: TransportError.self) { try await reading.value }
    #expect(stops.withLock { $0 } == 1)
    let other = StreamBuffer()
    other.onStop { stops.withLock { $0 += 1 } }
    _ = ByteStream(other)
    #expect(stops.withLock { $0 } == 2)
    // A task that is only set later is stopped, too.
    other.onStop { stops.withLock { $0 += 1 } }
    #expect(stops.withLock { $0 } == 3)
  }

  @Test func clientReadsAStreamAndItsErrorsAreTheRequests() async throws {
    let clock = ManualClock()
    let stub = StubTransport()
    stub.on(.get, "/x", .response(203, headers: ["X-Part": "1"], body: Data("hello".utf8)))
    stub.on("refused", .response(404, body: Data("none".utf8))) { _ in true }
    let network = client(stub) {
      $0.clock = clock
      $0.timeout = .seconds(10)
    }
    let response = try await network.stream(plain())
    #expect(response.status == 203)
    #expect(response.headers["x-part"] == "1")
    #expect(try await response.value.reduce(into: "") { $0 += text($1) } == "hello")
    let error = await #expect(throws: NetworkError.self) { try await network.stream(plain("/y")) }
    #expect(error?.bodyPrefix == "none")
    // A piece that never arrives.
    let buffer = StreamBuffer()
    let stalled = ByteStream(buffer).limited(
      to: .seconds(10),
      until: nil,
      by: network.timeLimits
    ) {
      NetworkError(
        reason: $0,
        method: .get,
        url: "",
        attempt: 1,
        status: 200,
        headers: [:],
        bodyPrefix: nil
      )
    }
    let reading = Task { try await stalled.reduce(into: 0) { $0 += $1.count } }
    // Sleepers for the limits of earlier requests may still exist.
    let mover = Task {
      while !Task.isCancelled {
        clock.advance(by: .seconds(10))
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
    let late = await #expect(throws: NetworkError.self) { try await reading.value }
    mover.cancel()
    guard case .transport(let cause)? = late?.reason else {
      Issue.record("\(String(describing: late))")
      return
    }
    #expect(cause.kind == .timedOut)
  }

  /// The endpoint's deadline ends a body that arrives too slowly, even if each piece is in time.
  @Test func deadlineEndsTheBody() async throws {
    let (stub, clock) = (StubTransport(), ManualClock())
    stub.on(.get, "/x", .response(200, body: Data("hello".utf8)))
    var request = plain()
    request.deadline = .seconds(10)
    let network = client(stub) { $0.clock = clock }
    let whole = try await network.stream(request).value
    func limited(_ buffer: StreamBuffer, to deadline: Duration) -> ByteStream {
      let limits = network.timeLimits
      return ByteStream(buffer).limited(to: .seconds(60), until: limits.now + deadline, by: limits)
      {
        NetworkError($0, method: .get, url: "")
      }
    }
    let (partial, isStopped) = (StreamBuffer(), Locked(false))
    partial.onStop { isStopped.withLock { $0 = true } }
    partial.append(Data("a".utf8))
    var late = limited(partial, to: .seconds(10)).makeAsyncIterator()
    clock.advance(by: .seconds(10))
    #expect(try await whole.reduce(into: "") { $0 += text($1) } == "hello", "it has arrived")
    let error = await #expect(throws: NetworkError.self) { try await late.next() }
    #expect(error?.description.contains("the deadline was exceeded") == true)
    #expect(isStopped.withLock { $0 })

    let waiting = limited(StreamBuffer(), to: .seconds(5))
    let reading = Task { for try await _ in waiting {} }
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(5))
    let ended = await #expect(throws: NetworkError.self) { try await reading.value }
    #expect(ended?.description.contains("the deadline was exceeded") == true)
  }

  @Test func downloadContinuesInALaterCall() async throws {
    let folder = try ScratchFolder()
    let file = folder.url("file")
    try folder.write("hello", to: ".file.part")
    try folder.write(#"{"validator": "\"1\"", "owner": []}"#, to: ".file.part.json")
    let stub = StubTransport()
    let part = HTTPHeaders(dictionaryLiteral: ("ETag", "\"1\""), ("Content-Range", "bytes 5-9/10"))
    stub.on(.get, "/x", .response(206, headers: part, body: Data("world".utf8)))
    try await client(stub).download(plain(), to: file, resumes: true)
    #expect(try folder.text("file") == "helloworld")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["file"])
    let sent = try #require(stub.requests.first)
    #expect(sent.headers["Range"] == "bytes=5-")
    #expect(sent.headers["If-Range"] == "\"1\"")
    #expect(sent.headers["Accept-Encoding"] == "identity")
  }

  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }
}
