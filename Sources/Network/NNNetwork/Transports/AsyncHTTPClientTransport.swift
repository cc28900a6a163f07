import Foundation

#if AsyncHTTPClient
public import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOHTTPCompression
#endif

#if AsyncHTTPClient
/// Sends requests with AsyncHTTPClient; recommended on Linux, where it is the ``DefaultTransport``.
///
/// The transport requires the package trait `AsyncHTTPClient`. It stores no cookies, has no cache, follows no
/// redirects, and runs on one of the process's shared event loops.
///
/// Each request that must not be sent twice opens a new connection, because if the server closes a connection kept for
/// reuse, the client cannot know whether the server has read the request.
///
/// Keep a transport for the lifetime of the process, like ``shared``. When it is released and its last request has
/// ended, its connections are closed.
public final class AsyncHTTPClientTransport: StoppableTransport {
  /// The transport with the default configuration.
  public static let shared = AsyncHTTPClientTransport()

  private let client: HTTPClient
  /// A client that uses each connection only once.
  private let freshClient: HTTPClient
  /// The event loop of all connections; with several loops, callbacks between them would cost thread switches.
  private let loop: any EventLoop

  /// Creates a transport with its own client.
  ///
  /// You cannot pass an existing client, because that client could follow redirects and so bypass the pipeline.
  ///
  /// - Parameters:
  ///   - pins: the certificates or keys that the transport accepts; nil to accept every trusted certificate.
  ///   - configure: changes the client's configuration, such as the TLS trust roots. Redirects stay disabled.
  public init(
    pins: CertificatePins? = nil,
    configure: (inout HTTPClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = HTTPClient.Configuration()
    // The pipeline has its own time limits and retries.
    configuration.timeout = .init(connect: .hours(24))
    configuration.connectionPool.retryConnectionEstablishment = false
    // `Transfer.maxBodyBytes` limits the decompressed size, as with `URLSession`.
    configuration.decompression = .enabled(limit: .none)
    // The spans of a tracer would have no parent, because they begin on the event loop.
    configuration.tracing.tracer = nil
    configure(&configuration)
    configuration.redirectConfiguration = .disallow
    configuration.http1_1ConnectionDebugInitializer = Self.inOrder(
      pins?.check,
      StatusCheck<HTTPClientResponsePart>.add,
      EarlyEnd.add(toConnection:),
      Self.limitUnsent,
      configuration.http1_1ConnectionDebugInitializer
    )
    configuration.http2ConnectionDebugInitializer = Self.inOrder(
      pins?.check,
      Self.limitUnsent,
      configuration.http2ConnectionDebugInitializer
    )
    configuration.http2StreamChannelDebugInitializer = Self.inOrder(
      StatusCheck<HTTP2Frame.FramePayload>.add,
      EarlyEnd.add(toStream:),
      configuration.http2StreamChannelDebugInitializer
    )
    let group = HTTPClient.defaultEventLoopGroup
    loop = group.any()
    client = HTTPClient(eventLoopGroup: group, configuration: configuration)
    // With HTTP/2, several requests would share a connection.
    configuration.httpVersion = .http1Only
    configuration.maximumUsesPerConnection = 1
    freshClient = HTTPClient(eventLoopGroup: group, configuration: configuration)
  }

  private typealias Initializer = @Sendable (any Channel) -> EventLoopFuture<Void>

  private static func inOrder(_ steps: Initializer?...) -> Initializer {
    { channel in
      steps.compactMap { $0 }.reduce(channel.eventLoop.makeSucceededVoidFuture()) { done, step in
        done.flatMap { step(channel) }
      }
    }
  }

  /// Limits the unsent bytes that the system buffers for a connection.
  ///
  /// Otherwise the system accepts megabytes at once, and a slow upload shows no progress until they are sent.
  @Sendable
  private static func limitUnsent(_ channel: any Channel) -> EventLoopFuture<Void> {
    guard let socket = channel as? any SocketOptionProvider else {
      return channel.eventLoop.makeSucceededVoidFuture()
    }
    let option = NIOBSDSocket.Option(rawValue: TCP_NOTSENT_LOWAT)
    let bytes = CInt(2 * RequestBody.pieceBytes)
    return socket.unsafeSetSocketOption(level: .tcp, name: option, value: bytes)
      .flatMapErrorThrowing { _ in }
  }

  // No request is in progress here, because each request retains its transport.
  deinit {
    client.shutdown { _ in }
    freshClient.shutdown { _ in }
  }

  /// Sends a request once.
  public func send(
    _ request: HTTPRequest,
    transfer: Transfer
  ) async throws(TransportError) -> RawResponse {
    try await send(request, transfer: transfer, stop: Stop())
  }

  func send(
    _ request: HTTPRequest,
    transfer: Transfer,
    stop: Stop
  ) async throws(TransportError) -> RawResponse {
    guard !Task.isCancelled else { throw TransportError(.stopped) }
    let isFresh = !request.idempotency.allowsReplay(of: request.method)
    let upload = UploadEnd()
    var native: HTTPClient.Request
    do {
      native = try self.native(request, transfer: transfer, upload)
    } catch {
      throw TransportError(asyncHTTPClient: error)
    }
    if isFresh, request.headers["Connection"] == nil {
      native.headers.add(name: "Connection", value: "close")
    }
    let exchange = Exchange(transfer)
    let delegate = ClientDelegate(exchange, isStreamed: transfer.isStreamed)
    let task = (isFresh ? freshClient : client)
      .execute(request: native, delegate: delegate, eventLoop: .delegate(on: loop))
    task.futureResult.whenComplete { [loop] in
      upload.send()
      delegate.finish($0, on: loop)
    }
    // Retain the transport until the stream has ended, because a released transport closes its connections.
    defer { exchange.afterStream { [self] in withExtendedLifetime(self) { exchange.end() } } }
    return try await exchange.response(stop: stop) { task.cancel() }
  }

  private func native(
    _ request: HTTPRequest,
    transfer: Transfer,
    _ upload: UploadEnd
  ) throws -> HTTPClient.Request {
    let method = NIOHTTP1.HTTPMethod(rawValue: request.method.rawValue)
    var native = try HTTPClient.Request(url: request.url, method: method)
    for field in request.headers { native.headers.add(name: field.name, value: field.value) }
    // Don't accept `deflate`: some servers send it without the zlib header, which NIO cannot decode.
    if !native.headers.contains(name: "Accept-Encoding") {
      native.headers.add(name: "Accept-Encoding", value: "gzip")
    }
    switch request.body {
    case .none: break
    // Only for a short body: a longer body would fill the connection, and a response that arrives before the end of the
    // body would be lost.
    case .data(let data) where transfer.onProgress == nil && !request.body.isLong:
      native.body = .byteBuffer(ByteBuffer(bytes: data))
    case .data(let data):
      native.body = body(.data(data), Int64(data.count), transfer, upload)
    case .file(let file):
      let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber
      guard let size else { throw CocoaError(.fileReadUnknown) }
      native.body = body(.file(file), size.int64Value, transfer, upload)
    }
    return native
  }

  private func body(
    _ source: BodyChunks.Source,
    _ count: Int64,
    _ transfer: Transfer,
    _ upload: UploadEnd
  ) -> HTTPClient.Body {
    BodyChunks(source: source, count: count, onProgress: transfer.onProgress, end: upload)
      .body(on: loop)
  }
}

/// Passes AsyncHTTPClient's callbacks for one request to its exchange.
///
/// AsyncHTTPClient's `async` methods would need one task for each request and another one for its time limit.
final class ClientDelegate: HTTPClientResponseDelegate {
  private let exchange: Exchange
  private let isStreamed: Bool
  private let state = Locked(State())

  private struct State {
    /// Completed when a full stream has space again, and nothing is received until then; nil if the stream has space.
    var space: EventLoopPromise<Void>?
    /// The number of bytes that the exchange has not handled yet.
    var backlog = 0
  }

  init(_ exchange: Exchange, isStreamed: Bool) {
    self.exchange = exchange
    self.isStreamed = isStreamed
  }

  func didSendRequestPart(task: HTTPClient.Task<Void>, _ part: IOData) { exchange.sendPart() }

  func didReceiveHead(
    task: HTTPClient.Task<Void>,
    _ head: HTTPResponseHead
  ) -> EventLoopFuture<Void> {
    var fields = HTTPHeaders()
    for (name, value) in head.headers { fields.add(name, value) }
    let response = RawResponse(status: Int(head.status.code), headers: fields)
    if isStreamed {
      let loop = task.eventLoop
      exchange.attach(
        Exchange.Control(cancel: { task.cancel() }, setPaused: { self.setPaused($0, on: loop) })
      )
    }
    return pass(on: task.eventLoop) { $0.begin(response) }
  }

  func didReceiveBodyPart(
    task: HTTPClient.Task<Void>,
    _ part: ByteBuffer
  ) -> EventLoopFuture<Void> {
    let data = Data(part.readableBytesView)
    return pass(data.count, on: task.eventLoop) { $0.append(data) }
  }

  func didFinishRequest(task: HTTPClient.Task<Void>) {}

  /// Ends the exchange with the client's result, because for some errors `didReceiveError` is not called.
  func finish(_ result: Result<Void, any Error>, on loop: any EventLoop) {
    var failure: TransportError?
    if case .failure(let error) = result { failure = TransportError(asyncHTTPClient: error) }
    setPaused(false, on: loop)
    exchange.handle { [failure] in $0.finish(failure) }
  }

  /// Passes a callback to the exchange; the client makes the next callback when the returned future is complete.
  private func pass(
    _ bytes: Int = 0,
    on loop: any EventLoop,
    _ callback: @escaping @Sendable (Exchange) -> Void
  ) -> EventLoopFuture<Void> {
    guard exchange.isSlow else {
      callback(exchange)
      return state.withLock { $0.space?.futureResult } ?? loop.makeSucceededVoidFuture()
    }
    // AsyncHTTPClient holds the next part until this future completes, and loses it if the connection ends meanwhile.
    // So it only waits if the backlog is large.
    let isBehind = state.withLock { state in
      state.backlog += bytes
      return state.backlog > StreamBuffer.capacity
    }
    let handled = isBehind ? loop.makePromise(of: Void.self) : nil
    exchange.handle { [state] exchange in
      callback(exchange)
      state.withLock { $0.backlog -= bytes }
      handled?.succeed()
    }
    return handled?.futureResult ?? loop.makeSucceededVoidFuture()
  }

  private func setPaused(_ isPaused: Bool, on loop: any EventLoop) {
    let promise: EventLoopPromise<Void>? = state.withLock { state in
      if isPaused {
        state.space = state.space ?? loop.makePromise()
        return nil
      }
      defer { state.space = nil }
      return state.space
    }
    promise?.succeed()
  }
}

/// A body that is read while it is sent, in pieces of 64 KB, and reports its progress.
struct BodyChunks: Sendable {
  enum Source: Sendable {
    case data(Data)
    case file(URL)
  }

  let source: Source
  /// The size of the body.
  let count: Int64
  let onProgress: (@Sendable (TransferProgress) -> Void)?
  let end: UploadEnd

  /// The body as a type of AsyncHTTPClient.
  func body(on loop: any EventLoop) -> HTTPClient.Body {
    .stream(contentLength: count) { writer in
      loop.makeFutureWithTask { try await write(to: writer) }
    }
  }

  private func write(to writer: HTTPClient.Body.StreamWriter) async throws {
    var sent: Int64 = 0
    func write(_ chunk: Data) async throws {
      sent += Int64(chunk.count)
      onProgress?(TransferProgress(direction: .upload, completedBytes: sent, totalBytes: count))
      try await end.wait(for: writer.write(.byteBuffer(ByteBuffer(bytes: chunk))))
    }
    switch source {
    case .data(let data):
      var rest = data
      while !rest.isEmpty {
        try await write(rest.prefix(RequestBody.pieceBytes))
        rest = rest.dropFirst(RequestBody.pieceBytes)
      }
    case .file(let file):
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      while let chunk = try handle.read(upToCount: RequestBody.pieceBytes), !chunk.isEmpty {
        try await write(chunk)
      }
    }
  }
}

/// A signal that a request has ended, possibly before the end of its upload.
///
/// If a request ends early, AsyncHTTPClient never completes the future of a part that it has not sent.
final class UploadEnd: Sendable {
  private let state = Locked<(isSent: Bool, waiting: Arrival<Void>?)>((false, nil))

  /// Sends the signal, which ends the upload.
  func send() {
    let waiting = state.withLock { state in
      defer { state = (true, nil) }
      return state.waiting
    }
    waiting?.arrive(.failure(CancellationError()))
  }

  /// Waits until a part has been sent.
  ///
  /// - Throws: the error of the part, or `CancellationError` if the request has ended.
  func wait(for part: EventLoopFuture<Void>) async throws {
    let arrival = Arrival<Void>()
    let isSent = state.withLock { state in
      if !state.isSent { state.waiting = arrival }
      return state.isSent
    }
    if isSent { throw CancellationError() }
    part.whenComplete { arrival.arrive($0) }
    try await arrival.result().get()
  }
}
#endif
