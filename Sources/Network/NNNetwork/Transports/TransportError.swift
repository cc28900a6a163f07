import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Why no complete response arrived.
///
/// The error contains no URL and no headers, so you can log it.
public struct TransportError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Kind: String, Hashable, Sendable {
    /// The attempt made no progress for the length of its timeout.
    case timedOut
    /// The host name cannot be resolved.
    case hostNotFound
    /// The connection was refused, or the host cannot be reached.
    case cannotConnect
    /// The connection was closed before the end of the response.
    case connectionLost
    /// There is no network connection.
    case notConnected
    /// TLS failed; for example, the certificate has expired, is for another host, or is not trusted.
    case notSecure
    /// The response is not valid HTTP.
    case malformedResponse
    /// A file could not be read or written.
    case file
    /// The transport stopped the request.
    ///
    /// If the request was cancelled, its error is ``NetworkError/Reason/cancelled`` instead.
    case stopped
    /// A ``StubTransport`` received an unexpected request.
    case unexpectedRequest
    /// Anything else; the description has the code.
    case other
  }

  /// The kind of error.
  public let kind: Kind
  /// The system's error code if there is one; with ``URLSessionTransport``, usually a `URLError` code.
  package let code: Int?
  /// More details, without secrets.
  let detail: String?

  /// Creates an error.
  public init(_ kind: Kind, code: Int? = nil, detail: String? = nil) {
    self.kind = kind
    self.code = code
    self.detail = detail
  }
}

extension TransportError: CustomStringConvertible {
  /// The kind, followed by the code and the detail if there are any.
  public var description: String {
    var text = kind.rawValue
    if let code { text += " (\(code))" }
    if let detail { text += ": \(detail)" }
    return text.onOneLine
  }
}

extension TransportError {
  /// Converts an error of `URLSession`, without the URL in that error.
  init(_ error: any Error) {
    guard let error = error as? URLError else {
      self.init(
        (error as NSError).domain == NSCocoaErrorDomain ? .file : .other,
        code: (error as NSError).code
      )
      return
    }
    let kind: Kind =
      switch error.code {
      case .timedOut: .timedOut
      case .cannotFindHost, .dnsLookupFailed: .hostNotFound
      case .cannotConnectToHost: .cannotConnect
      case .networkConnectionLost: .connectionLost
      case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: .notConnected
      case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData,
        .cannotDecodeRawData, .zeroByteResource:
        .malformedResponse
      case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
        .clientCertificateRejected, .clientCertificateRequired,
        .appTransportSecurityRequiresSecureConnection:
        .notSecure
      case .cannotCreateFile, .cannotOpenFile, .cannotWriteToFile, .fileDoesNotExist,
        .noPermissionsToReadFile:
        .file
      case .cancelled: .stopped
      default: .other
      }
    self.init(kind, code: error.errorCode)
  }

  /// Whether the server has certainly not received the request.
  var wasNotSent: Bool { [.hostNotFound, .cannotConnect, .notConnected].contains(kind) }
}
