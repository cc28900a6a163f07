#if AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOHTTPCompression
#endif

#if AsyncHTTPClient
/// Ends an exchange at the end of its response, even if the body of the request has not been sent completely.
///
/// Otherwise AsyncHTTPClient waits until the request is sent: forever, if the server no longer reads the body.
/// AsyncHTTPClient doesn't wait if it has received a part of the response's body, so this handler passes on an empty
/// part before the end of the response, and then closes the connection.
final class EarlyEnd: ChannelDuplexHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart
  typealias OutboundIn = HTTPClientRequestPart
  typealias OutboundOut = HTTPClientRequestPart

  /// Whether the body of a request is being sent.
  private var isSending = false
  fileprivate private(set) var isOver = false

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head: isSending = true
    case .body: break
    case .end: isSending = false
    }
    context.write(data, promise: promise)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isOver else { return }
    guard isSending, case .end = unwrapInboundIn(data) else {
      return context.fireChannelRead(data)
    }
    context.fireChannelRead(wrapInboundOut(.body(ByteBuffer())))
    context.fireChannelRead(data)
    isOver = true
    context.close(promise: nil)
  }

  // After `isOver`, the response is complete but may not have been read yet, so later events must not make it fail.

  func channelInactive(context: ChannelHandlerContext) {
    if !isOver { context.fireChannelInactive() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if !isOver { context.fireErrorCaught(error) }
  }

  /// Drops the event after the end, because over HTTP/2 AsyncHTTPClient would continue to send a request that it has
  /// already released, and trap.
  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if !isOver { context.fireChannelWritabilityChanged() }
  }
}

/// Drops the events that AsyncHTTPClient sends to an HTTP/2 stream that ``EarlyEnd`` has ended.
///
/// If a client is shut down before the stream is closed, AsyncHTTPClient sends such an event to cancel the request. Its
/// handler would trap, because it has already released the request.
final class LateEvents: ChannelOutboundHandler {
  typealias OutboundIn = NIOAny

  private let end: EarlyEnd

  init(_ end: EarlyEnd) { self.end = end }

  func triggerUserOutboundEvent(
    context: ChannelHandlerContext,
    event: Any,
    promise: EventLoopPromise<Void>?
  ) {
    guard end.isOver else { return context.triggerUserOutboundEvent(event, promise: promise) }
    promise?.succeed()
  }
}

extension EarlyEnd {
  /// Adds this handler, and ``EmptyEncodedBody`` if bodies are decompressed, to an HTTP/1.1 connection.
  @Sendable
  static func add(toConnection connection: any Channel) -> EventLoopFuture<Void> {
    connection.eventLoop.submit {
      let pipeline = connection.pipeline.syncOperations
      try add(
        to: pipeline,
        after: try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
      )
    }
  }

  /// Adds this handler, ``EmptyEncodedBody`` if bodies are decompressed, and ``LateEvents`` to an HTTP/2 stream.
  @Sendable
  static func add(toStream stream: any Channel) -> EventLoopFuture<Void> {
    stream.eventLoop.submit {
      let pipeline = stream.pipeline.syncOperations
      let end = try add(
        to: pipeline,
        after: try pipeline.handler(type: HTTP2FramePayloadToHTTP1ClientCodec.self)
      )
      // Events of the channel begin at the end of the pipeline, and must not reach AsyncHTTPClient's handler.
      try pipeline.addHandler(LateEvents(end), position: .last)
    }
  }

  @discardableResult
  private static func add(
    to pipeline: ChannelPipeline.SynchronousOperations,
    after decoder: any ChannelHandler
  ) throws -> EarlyEnd {
    let end = EarlyEnd()
    // There is no decompressor if the app's `configure` has disabled decompression.
    if let decompressor = try? pipeline.handler(type: NIOHTTPResponseDecompressor.self) {
      try pipeline.addHandler(EmptyEncodedBody(), position: .before(decompressor))
      try pipeline.addHandler(end, position: .after(decompressor))
    } else {
      try pipeline.addHandler(end, position: .after(decoder))
    }
    return end
  }
}

/// Adds the encoded form of an empty body to a response that has a `gzip` or `deflate` encoding but no body.
///
/// A response to `HEAD`, with status 204 or 304, or with an empty body may have `Content-Encoding`. NIO's decompressor,
/// which follows this handler, would treat it as truncated.
final class EmptyEncodedBody: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart

  private var nothing: [UInt8]?

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      nothing = head.headers.first(name: "Content-Encoding").flatMap {
        Self.nothing[$0.lowercased()]
      }
    case .body: nothing = nil
    case .end:
      if let nothing { context.fireChannelRead(wrapInboundOut(.body(ByteBuffer(bytes: nothing)))) }
      nothing = nil
    }
    context.fireChannelRead(data)
  }

  /// The encoded forms of an empty body (RFC 1952 and RFC 1950): a header, an empty block, and check values.
  private static let nothing: [String: [UInt8]] = [
    "gzip": [31, 139, 8, 0, 0, 0, 0, 0, 0, 255, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "deflate": [120, 156, 3, 0, 0, 0, 0, 1],
  ]
}

/// Refuses a response whose status would make NIO or AsyncHTTPClient trap, which would end the process.
///
/// The handler comes before the code that traps. The rest of a refused response is dropped.
final class StatusCheck<Part>: ChannelInboundHandler {
  typealias InboundIn = Part
  typealias InboundOut = Part

  private let refuses: (Part) -> Bool
  private var hasRefused = false

  private init(refuses: @escaping (Part) -> Bool) { self.refuses = refuses }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasRefused else { return }
    hasRefused = refuses(unwrapInboundIn(data))
    if hasRefused {
      context.fireErrorCaught(HTTPParserError.invalidStatus)
    } else {
      context.fireChannelRead(data)
    }
  }
}

extension StatusCheck<HTTPClientResponsePart> {
  /// Checks the responses of an HTTP/1.1 connection.
  ///
  /// A status below 100 is refused. NIO treats it as the status of a final response and passes the body and the end on.
  /// But AsyncHTTPClient ignores every head with a status below 200, and traps if a body or an end follows.
  @Sendable
  static func add(to connection: any Channel) -> EventLoopFuture<Void> {
    connection.eventLoop.submit {
      let pipeline = connection.pipeline.syncOperations
      let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
      let check = StatusCheck { part in
        guard case .head(let head) = part else { return false }
        return head.status.code < 100
      }
      try pipeline.addHandler(check, position: .after(decoder))
    }
  }
}

extension StatusCheck<HTTP2Frame.FramePayload> {
  /// Checks the response of an HTTP/2 stream.
  ///
  /// Only statuses of three digits from 100, except 101, are accepted. In HTTP/2, NIO accepts any integer as a status,
  /// and traps if the status is empty or negative. AsyncHTTPClient traps in these cases: the status is below 100; a
  /// second head follows a status such as 1000, which begins with 1 but is not below 200; a second head follows 101,
  /// which HTTP/2 does not have (RFC 9113, section 8.6).
  @Sendable
  static func add(to stream: any Channel) -> EventLoopFuture<Void> {
    stream.eventLoop.submit {
      let check = StatusCheck { part in
        // Trailers have no status, so they are not checked.
        guard case .headers(let block) = part,
          let status = block.headers.first(where: { $0.name == ":status" })?.value
        else { return false }
        let isValid = status.utf8.count == 3 && (100...999).contains(Int(status) ?? 0)
        return !isValid || status == "101"
      }
      try stream.pipeline.syncOperations.addHandler(check, position: .first)
    }
  }
}
#endif
