/// Why no complete response arrived.
///
/// It contains no URL and no headers, so it can be logged.
public struct TransportError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Kind: String, Hashable, Sendable {
    /// The attempt made no progress for its timeout.
    case timedOut
    /// The host name cannot be resolved.
    case hostNotFound
    /// The connection was refused, or the host cannot be reached.
    case cannotConnect
    /// The connection was closed before the end of the response.
    case connectionLost
    /// There is no network connection.
    case notConnected
    /// TLS failed: the certificate is expired, for another host, or not trusted.
    case notSecure
    /// The response is not valid HTTP.
    case malformedResponse
    /// The decompressed body exceeds ``NetworkConfiguration/maxBodyBytes``.
    case bodyTooLarge
    /// A file could not be read or written.
    case file
    /// The transport stopped the request although it was not cancelled.
    case stopped
    /// A stub received an unexpected request.
    case unexpectedRequest
    /// Anything else; see ``TransportError/code``.
    case other
  }

  /// The kind of error.
  public let kind: Kind
  /// The system's error code; a `URLError` code for `URLSession`.
  public let code: Int?
  /// More details, without secrets.
  public let detail: String?

  /// An error.
  public init(_ kind: Kind, code: Int? = nil, detail: String? = nil) {
    self.kind = kind
    self.code = code
    self.detail = detail
  }
}

extension TransportError: CustomStringConvertible {
  /// The kind, and the code and the detail if there are any.
  public var description: String {
    var text = kind.rawValue
    if let code { text += " (\(code))" }
    if let detail { text += ": \(detail)" }
    return text.onOneLine
  }
}
