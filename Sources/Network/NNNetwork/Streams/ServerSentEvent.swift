/// An event of a server (HTML standard, section 9.2).
public struct ServerSentEvent: Hashable, Sendable {
  /// Its type; `message` if the server names none.
  public var type = "message"
  /// Its text; several `data` lines are joined by line feeds.
  public var data = ""
  /// The identifier of the last event that had one.
  public var id = ""
}

/// The events of a stream.
///
/// Every event is delivered when the empty line after it has arrived; an unfinished one is dropped.
public struct ServerSentEvents: AsyncSequence, Sendable {
  /// An event.
  public typealias Element = ServerSentEvent

  private let bytes: ByteStream
  private let limit: Int?

  /// The events of a stream of bytes.
  ///
  /// - Parameters:
  ///   - bytes: the stream.
  ///   - limit: the maximum size of an event; a longer one ends the stream with
  ///     ``TransportError/Kind/bodyTooLarge``. Nil for no limit.
  public init(_ bytes: ByteStream, limit: Int? = nil) {
    self.bytes = bytes
    self.limit = limit
  }

  /// Starts reading.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: bytes.makeAsyncIterator(), parser: EventStreamParser(limit: limit))
  }

  /// Reads the events.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: ByteStream.AsyncIterator
    var parser: EventStreamParser
    private var events: ArraySlice<ServerSentEvent> = []

    init(bytes: ByteStream.AsyncIterator, parser: EventStreamParser) {
      self.bytes = bytes
      self.parser = parser
    }

    /// How long to wait before connecting again, if the server has said so.
    public var retry: Duration? { parser.retry }

    /// The next event, or nil at the end of the stream.
    ///
    /// - Throws: ``NetworkError``, or ``TransportError`` for an event that is too long.
    public mutating func next() async throws -> ServerSentEvent? {
      while events.isEmpty {
        guard let piece = try await bytes.next() else { return nil }
        events = try parser.events(in: piece)[...]
      }
      return events.removeFirst()
    }
  }
}
