#if AsyncHTTPClient
public import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOHTTPCompression

/// Sends requests with AsyncHTTPClient: the transport for Linux, where it is ``DefaultTransport``.
///
/// It requires the package trait `AsyncHTTPClient`. It stores no cookies, has no cache, follows no
/// redirects, and runs on one of the process's shared event loops.
///
/// Each request that may not be sent twice opens a new connection: on a kept one, nobody can know whether a
/// server that closes it has read the request.
///
/// Keep one for the lifetime of the process, like ``shared``. Its connections are closed when the
/// transport is released and the last request has ended.
public final class AsyncHTTPClientTransport: StoppableTransport {
  /// A transport with the default configuration.
  public static let shared = AsyncHTTPClientTransport()

  private let client: HTTPClient
  /// Uses each connection once.
  private let freshClient: HTTPClient
  /// The event loop of all connections: a callback from another one would cost a thread switch.
  private let loop: any EventLoop

  /// A transport with its own client.
  ///
  /// It doesn't accept an existing client, which could follow redirects and so bypass the pipeline.
  ///
  /// - Parameters:
  ///   - pins: the certificates of which a server must have one; nil for every certificate that is trusted.
  ///   - configure: changes the client's configuration, such as the TLS trust roots. It cannot enable
  ///     redirects.
  public init(
    pins: CertificatePins? = nil,
    configure: (inout HTTPClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = HTTPClient.Configuration()
    // The pipeline has its own limits, and decides about retries itself.
    configuration.timeout = .init(connect: .hours(24))
    configuration.connectionPool.retryConnectionEstablishment = false
    // Like `URLSession`; `Transfer.maxBodyBytes` limits what a small response can become.
    configuration.decompression = .enabled(limit: .none)
    // Its spans begin on the event loop, where they have no parent.
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
    // HTTP/2 would share the connection.
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

  /// Lets the system accept only a little more than it can send: otherwise it accepts megabytes at once, and a slow
  /// upload shows no progress until they are sent.
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

  // No request is in progress here: each one retains its transport.
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
    defer {
      if exchange.isStreaming {
        // The connections are closed with the transport.
        exchange.whenFinished { [self] in withExtendedLifetime(self) { exchange.end() } }
      } else {
        exchange.end()
      }
    }
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
    // Not deflate: some servers send it without its frame, which NIO doesn't read.
    if !native.headers.contains(name: "Accept-Encoding") {
      native.headers.add(name: "Accept-Encoding", value: "gzip")
    }
    switch request.body {
    case .none: break
    // A larger one fills the connection, and a response that comes before its end would be lost.
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
#endif
