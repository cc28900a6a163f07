import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import NIOSSL
import NIOTLS
import X509

/// A handshake of TLS that accepts every certificate and records the chain, so that the chain can be judged.
struct Handshake: Sendable {
  private let context: NIOSSLContext
  private let timeout: TimeAmount

  init(timeout: Double) throws {
    var configuration = TLSConfiguration.makeClientConfiguration()
    // What iOS accepts (App Transport Security).
    configuration.minimumTLSVersion = .tlsv12
    // The callback judges the name as well.
    configuration.certificateVerification = .noHostnameVerification
    configuration.applicationProtocols = ["h2", "http/1.1"]
    context = try NIOSSLContext(configuration: configuration)
    self.timeout = .nanoseconds(Int64(timeout * 1e9))
  }

  /// The chain that a server sends, and the first of the addresses to which there is a connection.
  func chain(
    of host: String,
    at addresses: [SocketAddress]
  ) async throws(Fault) -> (chain: [Certificate], address: SocketAddress) {
    var failure: (any Error)?
    for address in addresses {
      let loop = MultiThreadedEventLoopGroup.singleton.next()
      let seen = Seen(loop.makePromise())
      let channel: any Channel
      do {
        channel = try await bootstrap(host, seen, loop).connect(to: address).get()
      } catch {
        seen.end.fail(error)
        failure = error
        continue
      }
      defer { channel.close(promise: nil) }
      loop.scheduleTask(in: timeout) { seen.end.fail(ChannelError.connectTimeout(timeout)) }
      do {
        try await seen.end.futureResult.get()
        let chain = seen.state.withLockedValue(\.chain)
        return (try chain.map { try Certificate(derEncoded: $0.toDERBytes()) }, address)
      } catch {
        throw Self.fault(seen.state.withLockedValue(\.bytes), isLate: error is ChannelError)
      }
    }
    throw Self.fault(ofConnecting: failure)
  }

  private func bootstrap(
    _ host: String,
    _ seen: Seen,
    _ loop: any EventLoop
  ) -> ClientBootstrap {
    ClientBootstrap(group: loop).connectTimeout(timeout).channelInitializer { channel in
      channel.eventLoop.makeCompletedFuture {
        // An address has no name to be sent.
        let name = (try? SocketAddress(ipAddress: host, port: 0)) == nil ? host : nil
        let tls = try NIOSSLClientHandler(context: context, serverHostname: name) { chain, result in
          seen.state.withLockedValue { $0.chain = chain }
          result.succeed(.certificateVerified)
        }
        let steps = channel.pipeline.syncOperations
        try steps.addHandlers([FirstBytes(seen), tls, HandshakeEnd(seen)])
      }
    }
  }

  private static func fault(_ bytes: [UInt8], isLate: Bool) -> Fault {
    if isLate { return Fault(.tlsTimedOut, "the server accepts the connection and says nothing") }
    guard let first = bytes.first else {
      return Fault(.connectionReset, "the server closes the connection at once")
    }
    // The type of a record of TLS: 21 is an alert, 22 a handshake. The alert 70 is `protocol_version`.
    guard [21, 22].contains(first) else { return Fault(.notTls, "the server does not speak TLS") }
    return first == 21 && bytes.count >= 7 && bytes[6] == 70
      ? Fault(.tlsTooOld, "the server knows no TLS from 1.2 on")
      : Fault(.tlsFailed, "the server ends the handshake")
  }

  private static func fault(ofConnecting error: (any Error)?) -> Fault {
    switch (error as? IOError)?.errnoCode {
    case ECONNREFUSED: Fault(.connectionRefused, "the connection is refused")
    case ECONNRESET: Fault(.connectionReset, "the server closes the connection at once")
    case nil, ETIMEDOUT: Fault(.connectionTimedOut, "no server accepts the connection")
    default: Fault(.hostUnreachable, "the server's address cannot be reached")
    }
  }
}

/// What a handshake has shown.
private final class Seen: Sendable {
  let state = NIOLockedValueBox((chain: [NIOSSLCertificate](), bytes: [UInt8]()))
  let end: EventLoopPromise<Void>

  init(_ end: EventLoopPromise<Void>) { self.end = end }
}

/// Keeps what the server sends first, which tells a server without TLS from one that refuses it.
private final class FirstBytes: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer
  private let seen: Seen

  init(_ seen: Seen) { self.seen = seen }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let bytes = unwrapInboundIn(data).readableBytesView.prefix(7)
    seen.state.withLockedValue { if $0.bytes.count < 7 { $0.bytes += bytes } }
    context.fireChannelRead(data)
  }
}

private final class HandshakeEnd: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer
  private let seen: Seen

  init(_ seen: Seen) { self.seen = seen }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case TLSUserEvent.handshakeCompleted = event { seen.end.succeed() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  func handlerRemoved(context: ChannelHandlerContext) { seen.end.fail(CancellationError()) }
}
