import Foundation
import Testing

@testable import NNNetwork

@Suite struct StubTests {
  @Test func missingAndUnexpectedRequestsAreReported() async throws {
    let stub = StubTransport()
    stub.on(.get, "/never", .response(200))
    stub.on(.get, "/always", times: nil, .response(200))
    let error = await client(stub).failure(of: plain("/other?token=s3cret"))
    guard case .transport(let cause)? = error?.reason else {
      Issue.record("it was answered")
      return
    }
    #expect(cause.kind == .unexpectedRequest)
    let mismatch = #expect(throws: StubMismatch.self) { try stub.verify() }
    #expect(mismatch?.missing == ["GET /never", "GET /always"])
    #expect(
      mismatch?.unexpected == ["GET https://api.example.com/other?token=[redacted]"]
    )
  }

  @Test func respondsInOrderAndRecords() async throws {
    let stub = StubTransport()
    stub.on(.get, "/x", .response(200, body: Data("1".utf8)))
    stub.on(
      .get,
      "https://api.example.com/x",
      .init { request in
        RawResponse(status: 200, body: Data(request.method.rawValue.utf8))
      }
    )
    #expect(try await client(stub).get(plain()) == Data("1".utf8))
    #expect(try await client(stub).get(plain()) == Data("GET".utf8))
    #expect(stub.requests.count == 2)
    try stub.verify()
  }
}
