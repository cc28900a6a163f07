// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

// The names that `TransportError+AsyncHTTPClient.swift` uses. The real module has the errors of
// Network only if it is compiled for Apple's systems.
public enum HTTPClient {
  public struct NWPOSIXError: Error {
    public let errorCode: POSIXErrorCode
  }
  public struct NWTLSError: Error {}
}

public struct HTTPClientError: Error, Equatable {
  private let name: String

  public static let cancelled = Self(name: "cancelled")
  public static let connectTimeout = Self(name: "connectTimeout")
  public static let readTimeout = Self(name: "readTimeout")
  public static let writeTimeout = Self(name: "writeTimeout")
  public static let deadlineExceeded = Self(name: "deadlineExceeded")
  public static let getConnectionFromPoolTimeout = Self(name: "getConnectionFromPoolTimeout")
  public static let tlsHandshakeTimeout = Self(name: "tlsHandshakeTimeout")
  public static let remoteConnectionClosed = Self(name: "remoteConnectionClosed")
  public static let uncleanShutdown = Self(name: "uncleanShutdown")
  public static let invalidProxyResponse = Self(name: "invalidProxyResponse")
  public static let bodyLengthMismatch = Self(name: "bodyLengthMismatch")
}
