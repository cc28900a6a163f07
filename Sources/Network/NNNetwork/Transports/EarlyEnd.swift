#if AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOHTTPCompression

/// Ends an exchange with the end of its response, although the body of the request has not been sent.
///
/// AsyncHTTPClient waits for the end of the request: for a body that the server no longer reads, for ever. It doesn't
/// if the end comes with a part of the body, which may be empty. The connection cannot be used again.
final class EarlyEnd: ChannelDuplexHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart
  typealias OutboundIn = HTTPClientRequestPart
  typealias OutboundOut = HTTPClientRequestPart

  /// Whether the body of a request is being sent.
  private var isSending = false
  private var isOver = false

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

  // The response is complete, but may not have been read by now: nothing that follows may fail it.

  func channelInactive(context: ChannelHandlerContext) {
    if !isOver { context.fireChannelInactive() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if !isOver { context.fireErrorCaught(error) }
  }
}

extension EarlyEnd {
  /// Adds the handlers to a connection of HTTP/1.1.
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

  /// Adds the handlers to a stream of HTTP/2.
  @Sendable
  static func add(toStream stream: any Channel) -> EventLoopFuture<Void> {
    stream.eventLoop.submit {
      let pipeline = stream.pipeline.syncOperations
      try add(
        to: pipeline,
        after: try pipeline.handler(type: HTTP2FramePayloadToHTTP1ClientCodec.self)
      )
    }
  }

  private static func add(
    to pipeline: ChannelPipeline.SynchronousOperations,
    after decoder: any ChannelHandler
  ) throws {
    // Without it, nothing is decompressed.
    guard let decompressor = try? pipeline.handler(type: NIOHTTPResponseDecompressor.self) else {
      return try pipeline.addHandler(EarlyEnd(), position: .after(decoder))
    }
    try pipeline.addHandler(EmptyEncodedBody(), position: .before(decompressor))
    try pipeline.addHandler(EarlyEnd(), position: .after(decompressor))
  }
}
#endif
