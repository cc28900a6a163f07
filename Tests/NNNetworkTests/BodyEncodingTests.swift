import Foundation
import Testing

@testable import NNNetwork

/// Encodings with which a response counts as decoded.
@Suite struct BodyEncodingTests {
  @Test(arguments: [
    ("gzip", "", "", true), ("GZIP", "", "", true), ("deflate", "", "", true),
    ("identity", "", "", true),
    ("identity, gzip", "", "", true), ("gzip, gzip", "", "", false),
    ("gzip,deflate", "", "", false),
    ("br", "", "", false), ("br", "br", "", true), ("br", "identity", "", false),
    ("", "", "chunked", true), ("", "", "gzip, chunked", false), ("", "", "GZIP,chunked", false),
  ])
  func encodingIsKnownOrRefused(
    _ content: String,
    _ asked: String,
    _ transfer: String,
    _ isFine: Bool
  ) {
    var request = HTTPRequest(url: url("https://api.example.com/x"))
    if !asked.isEmpty { request.headers["Accept-Encoding"] = asked }
    var response = RawResponse(status: 200, body: Data("x".utf8))
    if !content.isEmpty { response.headers["Content-Encoding"] = content }
    if !transfer.isEmpty { response.headers["Transfer-Encoding"] = transfer }
    #expect((BodyEncoding.problem(of: response, to: request) == nil) == isFine)
    // The status is more useful than an error about an unreadable body.
    response.status = 404
    #expect(BodyEncoding.problem(of: response, to: request) == nil)
  }

  @Test func nothingNeedsNoDecoding() {
    var request = HTTPRequest(url: url("https://api.example.com/x"))
    var response = RawResponse(status: 204, headers: ["Content-Encoding": "br"])
    #expect(BodyEncoding.problem(of: response, to: request) == nil)
    response.status = 200
    #expect(BodyEncoding.problem(of: response, to: request) != nil)
    response.headers["Content-Length"] = "0"
    #expect(BodyEncoding.problem(of: response, to: request) == nil)
    response.headers["Content-Length"] = "7"
    request.method = .head
    #expect(BodyEncoding.problem(of: response, to: request) == nil)
  }
}
