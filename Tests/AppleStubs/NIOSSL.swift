// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public struct BoringSSLInternalError: Equatable, Sendable {
  public static let eofDuringHandshake = Self()
}

public enum BoringSSLError: Error, Equatable {
  case syscallError
  case sslError([BoringSSLInternalError])
}

public enum NIOSSLError: Error, Equatable {
  case uncleanShutdown
  case handshakeFailed(BoringSSLError)
}

public struct NIOSSLExtraError: Error {}
