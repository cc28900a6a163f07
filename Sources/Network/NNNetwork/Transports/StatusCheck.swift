#if AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTP2

/// Refuses a response whose status would end the process: the libraries trap on statuses that they don't expect.
///
/// It comes before the code that traps. The rest of a refused response is dropped.
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
  /// AsyncHTTPClient ignores a head with a status below 200 and waits for the next one. NIO reads a status
  /// below 100 as that of a final response, whose body or end then comes without a head, which traps.
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
  /// NIO accepts any integer as a status there, and traps if it is empty or negative. AsyncHTTPClient traps if it is
  /// below 100, and at the second head after one that begins with 1 but is not below 200, or after 101,
  /// which HTTP/2 does not have (RFC 9113, section 8.6).
  @Sendable
  static func add(to stream: any Channel) -> EventLoopFuture<Void> {
    stream.eventLoop.submit {
      let check = StatusCheck { part in
        // Trailers have no status.
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
