public import Foundation

/// The body of a response, in pieces as they arrive.
///
/// The stream can be read once, by one task. If the reader is slow, a transport that supports this makes the server
/// wait (<doc:ReadingStreams>). The request is cancelled when the reading task is cancelled or the stream is released.
public struct ByteStream: AsyncSequence, Sendable {
  private let reader: Reader

  /// Creates a stream that reads a buffer, which a transport fills.
  init(_ buffer: StreamBuffer) { reader = Reader(buffer) }

  /// Creates a stream of bytes that have already arrived.
  public init(_ bytes: Data) {
    let buffer = StreamBuffer()
    if !bytes.isEmpty { buffer.append(bytes) }
    buffer.finish(nil)
    self.init(buffer)
  }

  /// Sets the maximum wait for each piece, the deadline for all pieces, and the errors that the stream throws.
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

    /// Returns the next piece, which is never empty, or nil at the end of the body.
    ///
    /// - Throws: ``NetworkError``; if the task was cancelled, its reason is `cancelled`.
    public mutating func next() async throws -> Data? { try await reader.next() }
  }

  /// Reads a buffer; when the reader is released, the request is cancelled.
  fileprivate final class Reader: Sendable {
    struct Settings: Sendable {
      let timeout: Duration?
      /// The deadline as a time of `limits`.
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

/// Holds the pieces of a body that have arrived but have not been read.
final class StreamBuffer: Sendable {
  /// The number of unread bytes at which the buffer becomes full.
  static let capacity = 262_144

  private struct State {
    var pieces: [Data] = []
    var bytes = 0
    /// Nil until the end of the stream; then the error, or `.some(nil)` if the body is complete.
    var end: TransportError??
    var reader: Arrival<Void>?
    var onStop: (@Sendable () -> Void)?
    var onSpace: (@Sendable () -> Void)?
    var isFull = false
  }

  private let state = Locked(State())

  /// Whether the buffer is full; a full buffer stays full until at most half of ``capacity`` is unread.
  var isFull: Bool { state.withLock { $0.isFull } }

  /// The number of unread bytes.
  var count: Int { state.withLock { $0.bytes } }

  /// Sets the action that ends the transfer.
  ///
  /// The action is called at most once: when the reader stops, or immediately if the stream has already ended.
  func onStop(_ action: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if state.end == nil { state.onStop = action }
      return state.end != nil
    }
    if isOver { action() }
  }

  /// Sets the action that is called when the buffer has space again after it was full.
  func onSpace(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.onSpace = action }
  }

  /// Adds a piece.
  ///
  /// - Returns: whether there is space for more pieces.
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

  /// Ends the stream; the reader still receives the pieces that have arrived.
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

  /// Waits for the next piece and returns it; nil at the end.
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
  /// Sends an endpoint with the method that it declares, and returns when the head of a successful response arrives.
  ///
  /// The body is then read piece by piece. Redirects, retries and refreshes of the credential happen before the return.
  /// While the body is read, `timeout` limits the wait for each piece. The endpoint's deadline includes the body;
  /// ``NetworkConfiguration/maxBodyBytes`` doesn't apply.
  ///
  /// - Parameter endpoint: the request; its response serializer is not used.
  /// - Returns: the body as a stream, with the status and the headers.
  /// - Throws: ``NetworkError``; the stream throws it, too.
  public func stream<E: Endpoint>(
    _ endpoint: E
  ) async throws(NetworkError) -> NetworkResponse<ByteStream>
  where E.Services.Environment == Environment {
    let (timeout, limits) = (endpoint.timeout ?? configuration.timeout, timeLimits)
    let deadline = endpoint.deadline.map { limits.now + min($0, .century) }
    let url = url(of: endpoint.service)
    let text = self.url(for: endpoint)
    let opening = ResponseSerializer<NetworkResponse<ByteStream>> { [configuration] response in
      // A `ResponseDecision` may have replaced the transport's streamed response with one in memory.
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
