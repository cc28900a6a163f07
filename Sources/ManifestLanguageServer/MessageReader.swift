internal import ManifestDiagnostics

/// Cuts a stream of bytes into messages: a header with `Content-Length`, an empty line, then that many bytes.
package struct MessageReader {
  package enum Next: Equatable {
    case message([UInt8])
    /// More bytes are needed.
    case incomplete
    /// Where the next message begins is not known; the text says why.
    case broken(String)
  }

  private var buffer: [UInt8] = []

  /// A message has the whole manifest, in which each byte takes at most six as JSON.
  private static let largestMessage = 64 << 20
  private static let largestHeader = 4 << 10

  package init() {}

  package mutating func append(_ bytes: some Sequence<UInt8>) { buffer.append(contentsOf: bytes) }

  package mutating func next() -> Next {
    guard let headerEnd = buffer.prefix(Self.largestHeader).endOfHeader else {
      return buffer.count < Self.largestHeader
        ? .incomplete : .broken("no empty line ends the header of a message")
    }
    let header = String(decoding: buffer[..<headerEnd], as: UTF8.self)
    guard let value = Self.contentLength(header) else {
      return .broken("a message has no `Content-Length`")
    }
    guard !value.isEmpty, value.utf8.allSatisfy(\.isDigit) else {
      return .broken("expected a number as `Content-Length`, found `\(printable(value))`")
    }
    guard let length = Int(value), length <= Self.largestMessage else {
      return .broken("a message is longer than \(Self.largestMessage) bytes")
    }
    guard buffer.count - headerEnd >= length else { return .incomplete }
    defer { buffer.removeFirst(headerEnd + length) }
    return .message(Array(buffer[headerEnd..<headerEnd + length]))
  }

  private static func contentLength(_ header: String) -> Substring? {
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return parts[1].drop { $0 == " " || $0 == "\t" }
    }
    return nil
  }

  /// A message as it is sent.
  package static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}

extension ArraySlice<UInt8> {
  /// The offset after the empty line; nil if there is none.
  fileprivate var endOfHeader: Int? {
    var isEmpty = false
    for (offset, byte) in enumerated() {
      switch byte {
      case UInt8(ascii: "\n") where isEmpty: return offset + 1
      case UInt8(ascii: "\n"): isEmpty = true
      case UInt8(ascii: "\r"): break
      default: isEmpty = false
      }
    }
    return nil
  }
}
