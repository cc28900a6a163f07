import ManifestLanguageServer
import TestSupport
import Testing

@Suite struct MessageReaderTests {
  @Test func messagesAreFoundHoweverTheyArrive() {
    let messages = ["{}", "", "{\"a\": \"日本\"}", String(repeating: "x", count: 5_000)].map {
      Array($0.utf8)
    }
    let stream = messages.flatMap(MessageReader.framed)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<50 {
      var reader = MessageReader()
      var found: [[UInt8]] = []
      var rest = stream[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...2_000, using: &random)
        reader.append(rest.prefix(count))
        rest = rest.dropFirst(count)
        while case .message(let message) = reader.next() { found.append(message) }
      }
      #expect(found == messages)
      #expect(reader.next() == .incomplete)
    }
  }

  @Test(arguments: [
    "content-length:2\r\n\r\n", "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n",
    "CONTENT-LENGTH: \t2\r\n\r\n",
  ])
  func headersAreReadLeniently(_ header: String) {
    var reader = MessageReader()
    reader.append("\(header){}".utf8)
    #expect(reader.next() == .message(Array("{}".utf8)))
  }

  @Test(arguments: [
    ("Content-Length: x\r\n\r\n", "expected a number as `Content-Length`, found `x`"),
    ("Content-Length: -1\r\n\r\n", "expected a number as `Content-Length`, found `-1`"),
    ("Content-Length:\r\n\r\n", "expected a number as `Content-Length`, found ``"),
    ("Content-Length: 99999999999999999999\r\n\r\n", "a message is longer than 67108864 bytes"),
    ("Content-Length: 67108865\r\n\r\n", "a message is longer than 67108864 bytes"),
    ("Length: 2\r\n\r\n{}", "a message has no `Content-Length`"),
    ("\r\n\r\n{}", "a message has no `Content-Length`"),
    (
      String(repeating: "x", count: 5_000),
      "the header of a message does not end with an empty line"
    ),
  ])
  func whatHasNoMessageIsAnError(_ bytes: String, _ reason: String) {
    var reader = MessageReader()
    reader.append(bytes.utf8)
    #expect(reader.next() == .broken(reason))
  }
}
