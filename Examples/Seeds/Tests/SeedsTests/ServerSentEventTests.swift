import Foundation
import NDNetworkCommitted
@testable import Seeds
import Testing

@Suite struct ServerSentEventTests {
  // The examples of the HTML standard, section 9.2.6, and edge cases.
  @Test(arguments: [
    ("data: YHOO\ndata: +2\ndata: 10\n\n", ["message|YHOO\n+2\n10|"]),
    (
      ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n",
      ["message|first event|1", "message|second event|", "message| third event|"]
    ),
    ("data\n\ndata\ndata\n\ndata:", ["message||", "message|\n|"]),
    ("data:test\n\ndata: test\n\n", ["message|test|", "message|test|"]),
    ("\u{FEFF}data: a\n\n", ["message|a|"]), ("event: add\n\ndata: a\n\n", ["message|a|"]),
    ("event: add\ndata: a\n\ndata: b\n\n", ["add|a|", "message|b|"]),
    ("id: 1\ndata: a\n\ndata: b\n\n", ["message|a|1", "message|b|1"]),
    ("id: 1\u{0}\ndata: a\r\rDATA: b\r\n\r\n", ["message|a|"]),
    ("data: ä€😀\n\n", ["message|ä€😀|"]),
    // A byte-order mark counts only at the start of the stream; here it follows an empty line.
    ("\n\u{FEFF}data: a\n\ndata: b\n\n", ["message|b|"]),
  ])
  func eventsAreThoseOfTheStandard(_ text: String, _ expected: [String]) throws {
    let bytes = Data(text.utf8)
    for size in [1, 2, 3, 7, bytes.count] {
      var parser = EventStreamParser()
      var events: [ServerSentEvent] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        events += try parser.events(in: bytes.dropFirst(start).prefix(size))
      }
      #expect(events.map { "\($0.type)|\($0.data)|\($0.id)" } == expected, "in pieces of \(size)")
    }
  }

  @Test func retryIsANumberOfMilliseconds() throws {
    var parser = EventStreamParser()
    #expect(try parser.events(in: Data("retry: 2500\nretry: 1s\nretry:\n\n".utf8)).isEmpty)
    #expect(parser.retry == .milliseconds(2_500))
  }

  @Test func eventsOfAStreamAreRead() async throws {
    let stub = StubTransport()
    stub.on(.get, "/feed", .response(200, body: Data("id: 8\ndata: a\n\ndata: unfinished".utf8)))
    let network = NetworkClient(
      try #require(URL(string: "https://api.example.com")),
      transport: stub
    )
    var events = try await network.events(of: Resource<NoResponse>("/feed")).makeAsyncIterator()
    #expect(try await events.next() == ServerSentEvent(data: "a", id: "8"))
    #expect(try await events.next() == nil)
  }

  @Test func endlessEventIsRefused() throws {
    var parser = EventStreamParser(limit: 10)
    #expect(throws: TransportError(.bodyTooLarge)) {
      try parser.events(in: Data("data: 0123456789".utf8))
    }
  }
}
