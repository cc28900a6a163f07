public import Foundation

/// The body of a response in pieces, as they arrive.
///
/// It can be read once, by one task. A reader that is slow slows the server down, where the transport can
/// do that (<doc:ReadingStreams>). The request is cancelled when the reading task is, and when nobody holds
/// the stream anymore.
public struct ByteStream: AsyncSequence, Sendable {
  /// A piece of the body; never empty.
  public typealias Element = Data

  private let reader: Reader

  /// A stream that reads from a buffer, which a transport fills.
  init(_ buffer: StreamBuffer) { reader = Reader(buffer) }

  /// A stream of bytes that have already arrived.
  public init(_ bytes: Data) {
    let buffer = StreamBuffer()
    if !bytes.isEmpty { buffer.append(bytes) }
    buffer.finish(nil)
    self.init(buffer)
  }

  /// The same stream with a limit for the wait for each piece, and with the request's errors.
  func limited(
    to timeout: Duration?,
    by limits: TimeLimits,
    _ error: @escaping @Sendable (NetworkError.Reason) -> NetworkError
  ) -> ByteStream {
    let settings = Reader.Settings(timeout: timeout, limits: limits, error: error)
    reader.settings.withLock { $0 = settings }
    return self
  }

  /// Starts reading.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reader: reader) }

  /// Reads the pieces.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let reader: Reader

    /// The next piece, or nil at the end of the body.
    ///
    /// - Throws: ``NetworkError``; with the reason `cancelled` if the task was cancelled.
    public mutating func next() async throws -> Data? { try await reader.next() }
  }

  /// Cancels the request when it is released.
  fileprivate final class Reader: Sendable {
    struct Settings: Sendable {
      let timeout: Duration?
      let limits: TimeLimits
      let error: @Sendable (NetworkError.Reason) -> NetworkError
    }

    let settings = Locked<Settings?>(nil)
    private let buffer: StreamBuffer

    init(_ buffer: StreamBuffer) { self.buffer = buffer }

    deinit { buffer.stop() }

    func next() async throws -> Data? {
      guard let settings = settings.withLock({ $0 }) else { return try await buffer.next() }
      let limit = settings.timeout.map { [buffer] timeout in
        settings.limits.start(timeout) { buffer.stop(TransportError(.timedOut)) }
      }
      defer { if let limit { _ = settings.limits.stop(limit) } }
      do {
        return try await buffer.next()
      } catch let cause {
        throw settings.error(Task.isCancelled ? .cancelled : .transport(cause))
      }
    }
  }
}
