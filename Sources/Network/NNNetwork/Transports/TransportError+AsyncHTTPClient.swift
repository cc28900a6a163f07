#if AsyncHTTPClient
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

/// TLS errors that occur when the peer has closed the connection.
private let endsOfConnection: [NIOSSLError] = [
  .uncleanShutdown, .handshakeFailed(.sslError([.eofDuringHandshake])),
  .handshakeFailed(.syscallError),
]

extension TransportError {
  /// Converts an error of AsyncHTTPClient or its dependencies; the same problem gets the same kind as with
  /// `URLSession`.
  init(asyncHTTPClient error: any Error) {
    switch error {
    case let error as TransportError: self = error
    case is CancellationError: self.init(.stopped)
    case let error as HTTPClientError: self.init(Self.kind(of: error))
    case let error as NIOConnectionError: self.init(Self.kind(of: error))
    case let error as IOError:
      self.init(Self.kind(ofErrno: error.errnoCode), code: Int(error.errnoCode))
    case is ChannelError, HTTPParserError.invalidEOFState: self.init(.connectionLost)
    // The channel was closed during its setup.
    case is ChannelPipelineError: self.init(.connectionLost)
    case is HTTPParserError: self.init(.malformedResponse)
    case let error as NIOSSLError where endsOfConnection.contains(error):
      self.init(.connectionLost)
    case is NIOSSLError, is BoringSSLError, is NIOSSLExtraError: self.init(.notSecure)
    #if canImport(Network)
    case let error as HTTPClient.NWPOSIXError:
      self.init(Self.kind(ofErrno: error.errorCode.rawValue), code: Int(error.errorCode.rawValue))
    case is HTTPClient.NWTLSError: self.init(.notSecure)
    #endif
    case is CocoaError: self.init(.file, code: (error as NSError).code)
    // This occurs only if the app's `configure` sets a limit.
    case NIOHTTPDecompression.DecompressionError.limit: self.init(.bodyTooLarge)
    case is NIOHTTPDecompression.DecompressionError,
      is NIOHTTPDecompression.ExtraDecompressionError:
      self.init(.malformedResponse)
    default: self.init(.other, detail: "\(type(of: error))")
    }
  }

  private static func kind(of error: HTTPClientError) -> Kind {
    switch error {
    case .cancelled: .stopped
    case .connectTimeout, .readTimeout, .writeTimeout, .deadlineExceeded,
      .getConnectionFromPoolTimeout:
      .timedOut
    case .tlsHandshakeTimeout: .notSecure
    case .remoteConnectionClosed, .uncleanShutdown: .connectionLost
    case .invalidProxyResponse: .malformedResponse
    // The body's file changed while it was sent.
    case .bodyLengthMismatch: .file
    default: .other
    }
  }

  /// The kind of a failed connection: the host has no address, or connecting to each of its addresses failed.
  private static func kind(of error: NIOConnectionError) -> Kind {
    guard let last = error.connectionErrors.last?.error else { return .hostNotFound }
    return TransportError(asyncHTTPClient: last).kind
  }

  private static func kind(ofErrno code: CInt) -> Kind {
    switch code {
    case ECONNRESET, EPIPE, ENOTCONN, ECONNABORTED: .connectionLost
    case ECONNREFUSED, EHOSTUNREACH, EHOSTDOWN, EADDRNOTAVAIL: .cannotConnect
    case ENETUNREACH, ENETDOWN: .notConnected
    case ETIMEDOUT: .timedOut
    default: .other
    }
  }
}
#endif
