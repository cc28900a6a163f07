#if AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTP2

/// Gives a response without a body that names an encoding the encoded form of nothing.
///
/// The responses to `HEAD`, 204, 304 and empty bodies may have `Content-Encoding`. NIO's decompressor, before which
/// this comes, takes them for truncated.
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

  /// RFC 1952 and RFC 1950: a head, an empty block, and the check values of nothing.
  private static let nothing: [String: [UInt8]] = [
    "gzip": [31, 139, 8, 0, 0, 0, 0, 0, 0, 255, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "deflate": [120, 156, 3, 0, 0, 0, 0, 1],
  ]
}
#endif
