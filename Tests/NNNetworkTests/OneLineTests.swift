import Foundation
import Testing

@testable import NNNetwork

/// A log entry is one line, and contains no secret.
@Suite struct OneLineTests {
  private static let evil = "a\nERROR b\r\n\u{2028}\u{85}\u{1B}[31m"

  @Test func errorsHaveNoLineBreaks() async throws {
    struct Page: Decodable { let items: [String: Int] }
    let stub = StubTransport()
    stub.on(.get, "/json", .json(#"{"items": {"a\nb": "two"}}"#))
    stub.on(
      .get,
      "/text",
      .response(200, body: Data([0xFF]))
    )
    let network = client(stub)
    func text(_ path: String) -> Request<FixedService, NoParams, String> {
      Request(service: api, path: path, params: NoParams())
    }
    var method = plain()
    method.method = HTTPMethod(rawValue: Self.evil)
    var header = plain()
    header.headers[Self.evil] = "1"
    let page = Request<FixedService, NoParams, Page>(service: api, path: "/json")
    let errors = [
      await network.failure(of: method), await network.failure(of: header),
      await network.failure(of: plain("/\(Self.evil)#")), await network.failure(of: text("/text")),
      await network.failure(of: page), await network.failure(of: plain("/not expected")),
    ]
    for error in errors {
      let error = try #require(error)
      // The text of a `DecodingError` comes from Foundation.
      let cause = error.cause is DecodingError ? nil : error.cause
      for text in ["\(error)", error.reason.summary, cause.map { "\($0)" } ?? ""] {
        #expect(text.split(whereSeparator: \.isNewline).count <= 1, "\(text)")
        #expect(!text.contains("\u{1B}"))
      }
    }
    #expect("\(try #require(errors[3]))".contains("not UTF-8"))
    let mismatch = StubMismatch(missing: [Self.evil], unexpected: [Self.evil])
    #expect("\(mismatch)".split(whereSeparator: \.isNewline).count == 2)
    let transport = "\(TransportError(.other, detail: Self.evil))"
    #expect(transport.split(whereSeparator: \.isNewline).count == 1)
  }
}
