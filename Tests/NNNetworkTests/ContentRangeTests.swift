import Foundation
import Testing

@testable import NNNetwork

/// The range of a response with status 206, and whether a client may trust it.
@Suite struct ContentRangeTests {
  private func response(_ range: String?) -> RawResponse {
    var response = RawResponse(status: 206)
    response.headers["Content-Range"] = range
    return response
  }

  @Test(
    arguments: [
      ("bytes 5-9/10", 5, 9, 10), ("bytes 0-0/1", 0, 0, 1), ("BYTES 5-9/*", 5, 9, nil),
      ("bytes 0-9223372036854775806/9223372036854775807", 0, .max - 1, .max),
    ] as [(String, Int64, Int64, Int64?)]
  )
  func rangeIsRead(_ text: String, _ first: Int64, _ last: Int64, _ total: Int64?) throws {
    let range = try #require(ContentRange(of: response(text)))
    #expect(range.bytes == first...last)
    #expect(range.total == total)
  }

  @Test(
    arguments: [
      nil, "", "bytes", "bytes 5-9", "bytes 9-5/10", "bytes 5-10/10", "bytes -9/10", "bytes 5-/10",
      "bytes */10", "bytes 5-9/", "bytes +5-9/10", "bytes 5-9/10/11", "items 5-9/10",
      "bytes 5-9/99999999999999999999", "bytes 5 -9/10",
    ] as [String?]
  )
  func otherRangeIsNone(_ text: String?) { #expect(ContentRange(of: response(text)) == nil) }

  @Test(
    arguments: [
      ("bytes=5-", "bytes 5-9/10", true), ("bytes=5-", "bytes 5-8/10", false),
      ("bytes=5-", "bytes 4-9/10", false), ("bytes=5-", "bytes 5-8/*", true),
      ("bytes=5-7", "bytes 5-7/10", true), ("bytes=5-7", "bytes 5-6/10", false),
      ("bytes=5-7", "bytes 5-6/*", false), ("bytes=5-70", "bytes 5-9/10", true),
      ("bytes=-3", "bytes 7-9/10", true), ("bytes=-3", "bytes 7-8/10", false),
      ("bytes=-30", "bytes 0-9/10", true), ("bytes=-3", "bytes 7-9/*", true),
      ("bytes=5-", nil, false), ("bytes=0-1,4-5", nil, true), ("items=1-2", nil, true),
      (nil, "bytes 0-9/10", false),
    ] as [(String?, String?, Bool)]
  )
  func partIsComparedWithTheRequest(_ asked: String?, _ range: String?, _ isFine: Bool) throws {
    var request = HTTPRequest(url: try #require(URL(string: "https://api.example.com/x")))
    request.headers["Range"] = asked
    #expect((ContentRange.problem(of: response(range), to: request) == nil) == isFine)
    var whole = response(range)
    whole.status = 200
    #expect(ContentRange.problem(of: whole, to: request) == nil)
  }

  /// A part without a recorded size comes from a version whose notes had none.
  @Test func sizeIsNotNeededWhereTheResponseHasIt() async throws {
    let stub = StubTransport()
    stub.on(
      .get,
      "/x",
      .response(206, headers: ["Content-Range": "bytes 5-6/10"], body: Data("wo".utf8))
    )
    stub.on(
      .get,
      "/x",
      .response(206, headers: ["Content-Range": "bytes 7-9/10"], body: Data("rld".utf8))
    )
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (part, note) = (".file.part", #"{"validator": "\"1\"", "owner": []}"#)
    try Data("hello".utf8).write(to: folder.appendingPathComponent(part))
    try Data(note.utf8).write(to: folder.appendingPathComponent("\(part).json"))
    let file = folder.appendingPathComponent("file")
    try await client(stub).download(plain(), to: file, resumes: true)
    #expect(try Data(contentsOf: file) == Data("helloworld".utf8))
    #expect(stub.requests.map { $0.headers["Range"] } == ["bytes=5-", "bytes=7-"])
  }
}
