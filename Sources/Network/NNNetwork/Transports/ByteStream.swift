public import Foundation

/// The body of a response in pieces, as they arrive.
///
/// It can be read once, by one task. A slow reader slows the server down, if the transport supports that
/// (<doc:ReadingStreams>). The request is cancelled when the reading task is cancelled or the stream is released.
public struct ByteStream: AsyncSequence, Sendable {
  private let reader: Reader

  /// A stream of a buffer that a transport fills.
  init(_ buffer: StreamBuffer) { reader = Reader(buffer) }

  /// A stream of bytes that have already arrived.
  public init(_ bytes: Data) {
    let buffer = StreamBuffer()
    if !bytes.isEmpty { buffer.append(bytes) }
    buffer.finish(nil)
    self.init(buffer)
  }

  /// The same stream with a limit for the wait for each piece and one for all of them, and with the request's errors.
  func limited(
    to timeout: Duration?,
    until deadline: Duration?,
    by limits: TimeLimits,
    _ error: @escaping @Sendable (NetworkError.Reason) -> NetworkError
  ) -> ByteStream {
    let settings = Reader.Settings(
      timeout: timeout,
      deadline: deadline,
      limits: limits,
      error: error
    )
    reader.settings.withLock { $0 = settings }
    return self
  }

  /// Starts reading.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reader: reader) }

  /// Reads the pieces.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let reader: Reader

    /// The next piece, which is never empty, or nil at the end of the body.
    ///
    /// - Throws: ``NetworkError``; with the reason `cancelled` if the task was cancelled.
    public mutating func next() async throws -> Data? { try await reader.next() }
  }

  /// Cancels the request when it is released.
  fileprivate final class Reader: Sendable {
    struct Settings: Sendable {
      let timeout: Duration?
      /// By the limits' clock.
      let deadline: Duration?
      let limits: TimeLimits
      let error: @Sendable (NetworkError.Reason) -> NetworkError

      var isOverdue: Bool { deadline.map { $0 <= limits.now } ?? false }
    }

    let settings = Locked<Settings?>(nil)
    private let buffer: StreamBuffer

    init(_ buffer: StreamBuffer) { self.buffer = buffer }

    deinit { buffer.stop() }

    func next() async throws -> Data? {
      guard let settings = settings.withLock({ $0 }) else { return try await buffer.next() }
      if settings.isOverdue { buffer.stop() }
      let limit = settings.limits.start(settings.timeout ?? .century, until: settings.deadline) {
        [buffer] in buffer.stop(TransportError(.timedOut))
      }
      defer { _ = settings.limits.stop(limit) }
      do {
        return try await buffer.next()
      } catch let cause {
        if Task.isCancelled { throw settings.error(.cancelled) }
        throw settings.error(settings.isOverdue ? .deadlineExceeded : .transport(cause))
      }
    }
  }
}

/// The pieces of a body that have arrived but have not been read: one task fills it, one reads it.
final class StreamBuffer: Sendable {
  /// The number of unread bytes at which the buffer is full, until half of them have been read.
  static let capacity = 262_144

  private struct State {
    var pieces: [Data] = []
    var bytes = 0
    /// Set at the end; `.some(nil)` for a complete body.
    var end: TransportError??
    var reader: Arrival<Void>?
    var onStop: (@Sendable () -> Void)?
    var onSpace: (@Sendable () -> Void)?
    var isFull = false
  }

  private let state = Locked(State())

  /// Whether there is no space until half of the pieces have been read.
  var isFull: Bool { state.withLock { $0.isFull } }

  /// The number of unread bytes.
  var count: Int { state.withLock { $0.bytes } }

  /// Sets the action that ends the transfer when the reader stops it; called at most once.
  func onStop(_ action: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if state.end == nil { state.onStop = action }
      return state.end != nil
    }
    if isOver { action() }
  }

  /// Sets the action for when there is space again after the buffer was full.
  func onSpace(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.onSpace = action }
  }

  /// Adds a piece.
  ///
  /// - Returns: whether there is space for more.
  @discardableResult
  func append(_ data: Data) -> Bool {
    let (reader, hasSpace): (Arrival<Void>?, Bool) = state.withLock { state in
      guard state.end == nil, !data.isEmpty else { return (nil, true) }
      state.pieces.append(data)
      state.bytes += data.count
      if state.bytes >= Self.capacity { state.isFull = true }
      defer { state.reader = nil }
      return (state.reader, !state.isFull)
    }
    reader?.arrive(.success(()))
    return hasSpace
  }

  /// Ends the stream after the pieces that have arrived.
  func finish(_ error: TransportError?) { end(error, isReaderGone: false) }

  /// Ends the transfer; unread pieces are dropped.
  func stop(_ error: TransportError = TransportError(.stopped)) { end(error, isReaderGone: true) }

  private func end(_ error: TransportError?, isReaderGone: Bool) {
    typealias Actions = (reader: Arrival<Void>?, stop: (@Sendable () -> Void)?)
    let actions: Actions = state.withLock { state in
      guard state.end == nil else { return (nil, nil) }
      state.end = .some(error)
      if isReaderGone { (state.pieces, state.bytes) = ([], 0) }
      defer { (state.reader, state.onStop, state.onSpace) = (nil, nil, nil) }
      return (state.reader, isReaderGone ? state.onStop : nil)
    }
    actions.reader?.arrive(.success(()))
    actions.stop?()
  }

  private enum Step {
    case piece(Data, onSpace: (@Sendable () -> Void)?)
    case end(TransportError?)
    case wait(Arrival<Void>)
  }

  /// The next piece; nil at the end.
  func next() async throws(TransportError) -> Data? {
    while true {
      if Task.isCancelled { stop() }
      switch state.withLock({ Self.step(&$0) }) {
      case .piece(let data, let onSpace):
        onSpace?()
        return data
      case .end(let error):
        if let error { throw error }
        return nil
      case .wait(let reader):
        await withTaskCancellationHandler {
          _ = await reader.result()
        } onCancel: {
          reader.arrive(.success(()))
        }
      }
    }
  }

  private static func step(_ state: inout State) -> Step {
    guard !state.pieces.isEmpty else {
      if let end = state.end { return .end(end) }
      let reader = Arrival<Void>()
      state.reader = reader
      return .wait(reader)
    }
    let data = state.pieces.removeFirst()
    state.bytes -= data.count
    guard state.isFull, state.bytes <= Self.capacity / 2 else { return .piece(data, onSpace: nil) }
    state.isFull = false
    return .piece(data, onSpace: state.onSpace)
  }
}

extension NetworkClient {
  /// Sends an endpoint with its own method and returns as soon as the head of a successful response has
  /// arrived; its body is read piece by piece.
  ///
  /// Redirects, retries and refreshed credentials come before that. `timeout` then limits the wait for each
  /// piece. The endpoint's deadline ends a body that has not arrived by then; `maxBodyBytes` doesn't apply.
  ///
  /// - Parameter endpoint: the request; its response serializer is not used.
  /// - Returns: the body, with the status and headers.
  /// - Throws: ``NetworkError``; so does the stream.
  public func stream<E: Endpoint>(
    _ endpoint: E
  ) async throws(NetworkError) -> NetworkResponse<ByteStream>
  where E.Services.Environment == Environment {
    let (timeout, limits) = (endpoint.timeout ?? configuration.timeout, timeLimits)
    let deadline = endpoint.deadline.map { limits.now + min($0, .century) }
    let url = url(of: endpoint.service)
    let text = self.url(for: endpoint)
    let opening = ResponseSerializer<NetworkResponse<ByteStream>> { [configuration] response in
      // A decision may have replaced the transport's response by one in memory.
      let stream = (response.stream ?? ByteStream(response.body)).limited(
        to: timeout,
        until: deadline,
        by: limits
      ) {
        NetworkError(
          $0,
          method: endpoint.method,
          url: text,
          attempt: 1,
          response: response,
          redaction: configuration.redaction
        )
      }
      return NetworkResponse(stream, of: response, at: url)
    }
    var transfer = Transfer()
    transfer.isStreamed = true
    return try await send(endpoint, by: endpoint.method, transfer, decoding: opening)
  }
}
