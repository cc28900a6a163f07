import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// Bodies that are read while they arrive.
@Suite(.timeLimit(.minutes(1))) struct StreamTests {
  private func text(_ stream: AsyncThrowingStream<Data, any Error>) async throws -> String {
    try await stream.reduce(into: "") { $0 += String(decoding: $1, as: UTF8.self) }
  }

  @Test func clientReadsAStreamAndARefusalIsTheRequests() async throws {
    let stub = StubTransport()
    stub.on(.get, "/x", .response(203, headers: ["X-Part": "1"], body: Data("hello".utf8)))
    stub.on(.get, "/y", .response(404, body: Data("none".utf8)))
    let response = try await client(stub).stream(plain())
    #expect(response.status == 203)
    #expect(response.headers["x-part"] == "1")
    #expect(try await text(response.value) == "hello")
    let error = await #expect(throws: NetworkError.self) {
      try await client(stub).stream(plain("/y"))
    }
    #expect(error?.bodyPrefix == "none")
  }

  @Test(.requires(.python(.plain)))
  func requestEndsWhenTheReaderLeaves() async throws {
    let server = try #require(TestServer.shared)
    let transport = URLSessionTransport()
    let network = NetworkClient(environment: FixedEnvironment(), transport: transport)
    let request = Request<FixedService, NoParams, Data>(
      service: server.home,
      path: "/zeros?count=20000000"
    )
    var read = 0
    for try await piece in try await network.stream(request).value {
      read += piece.count
      if read > 1 << 20 { break }
    }
    await wait { transport.exchangesInProgress == 0 }
    #expect(transport.exchangesInProgress == 0, "the request was cancelled")
  }

  @Test(.requires(.python(.plain)))
  func bodyThatIsCutOffIsAnError() async throws {
    let server = try #require(TestServer.shared)
    let network = NetworkClient(environment: FixedEnvironment())
    let request = Request<FixedService, NoParams, Data>(service: server.home, path: "/short")
    await #expect(throws: TransportError.self) {
      try await text(try await network.stream(request).value)
    }
  }
}
