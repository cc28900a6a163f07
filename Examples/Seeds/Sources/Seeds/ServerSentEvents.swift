import Foundation
import NDNetworkCommitted

/// Reads server-sent events: splits a stream of NNNetwork into events.
extension NetworkClient {
  /// Sends an endpoint with its method and reads the response as server-sent events.
  ///
  /// It doesn't reconnect when the stream ends. To reconnect, send `Last-Event-ID`.
  func events<E: Endpoint>(
    of endpoint: E
  ) async throws(NetworkError) -> ServerSentEvents where E.Services.Environment == Environment {
    ServerSentEvents(try await stream(endpoint).value)
  }
}

/// An event from a server (HTML standard, section 9.2).
struct ServerSentEvent: Hashable, Sendable {
  /// The event's type; `message` if the server names none.
  var type = "message"
  /// The event's text; line feeds join several `data` lines.
  var data = ""
  /// The identifier of the last event that had one.
  var id = ""
}

/// The events of a stream.
///
/// An event is delivered when the empty line after it has arrived. An unfinished event is dropped.
struct ServerSentEvents: AsyncSequence, Sendable {
  typealias Element = ServerSentEvent

  private let bytes: ByteStream
  private let limit: Int?

  /// The events of a stream of bytes.
  ///
  /// - Parameters:
  ///   - bytes: the stream.
  ///   - limit: the maximum size of an event; a longer one ends the stream with
  ///     ``TransportError/Kind/bodyTooLarge``. Nil for no limit.
  init(_ bytes: ByteStream, limit: Int? = 1 << 20) {
    self.bytes = bytes
    self.limit = limit
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: bytes.makeAsyncIterator(), parser: EventStreamParser(limit: limit))
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: ByteStream.AsyncIterator
    var parser: EventStreamParser
    private var events: ArraySlice<ServerSentEvent> = []

    init(bytes: ByteStream.AsyncIterator, parser: EventStreamParser) {
      self.bytes = bytes
      self.parser = parser
    }

    /// How long to wait before connecting again, if the server said so.
    var retry: Duration? { parser.retry }

    /// The next event, or nil at the end of the stream.
    ///
    /// - Throws: ``NetworkError``, or ``TransportError`` for an event that is too long.
    mutating func next() async throws -> ServerSentEvent? {
      while events.isEmpty {
        guard let piece = try await bytes.next() else { return nil }
        events = try parser.events(in: piece)[...]
      }
      return events.removeFirst()
    }
  }
}

/// Parses `text/event-stream` from pieces that may end anywhere.
struct EventStreamParser {
  /// How long to wait before connecting again.
  private(set) var retry: Duration?
  private let limit: Int?
  private var line: [UInt8] = []
  private var isFirstLine = true
  private var endedWithCR = false
  private var type = ""
  private var data: [UInt8] = []
  private var hasData = false
  private var id = ""

  init(limit: Int? = nil) { self.limit = limit }

  /// The events that end in a piece.
  mutating func events(in piece: Data) throws(TransportError) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    for byte in piece {
      switch byte {
      case UInt8(ascii: "\n") where endedWithCR: endedWithCR = false
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        endedWithCR = byte == UInt8(ascii: "\r")
        if let event = endLine() { events.append(event) }
      default:
        endedWithCR = false
        line.append(byte)
        if let limit, line.count + data.count > limit { throw TransportError(.bodyTooLarge) }
      }
    }
    return events
  }

  private mutating func endLine() -> ServerSentEvent? {
    defer { line.removeAll(keepingCapacity: true) }
    if isFirstLine, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isFirstLine = false
    guard !line.isEmpty else { return endEvent() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == UInt8(ascii: " ") { value.removeFirst() }
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "event": type = String(decoding: value, as: UTF8.self)
    case "data":
      if hasData { data.append(UInt8(ascii: "\n")) }
      data += value
      hasData = true
    case "id" where !value.contains(0): id = String(decoding: value, as: UTF8.self)
    case "retry" where !value.isEmpty && value.allSatisfy { (48...57).contains($0) }:
      retry = Int(String(decoding: value, as: UTF8.self)).map { .milliseconds($0) }
    default: break
    }
    return nil
  }

  private mutating func endEvent() -> ServerSentEvent? {
    defer { (type, data, hasData) = ("", [], false) }
    guard hasData else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return ServerSentEvent(type: type.isEmpty ? "message" : type, data: text, id: id)
  }
}
