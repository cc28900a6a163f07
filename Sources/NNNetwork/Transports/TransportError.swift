/// Why no answer came.
///
/// It holds no URL and no header, so it may be logged.
public struct TransportError: Error, Hashable, Sendable {
  /// What kept the answer away.
  public enum Kind: String, Hashable, Sendable {
    /// The attempt took longer than its timeout.
    case timedOut
    /// The name of the host is unknown.
    case hostNotFound
    /// Nobody accepts connections there.
    case cannotConnect
    /// The connection ended before the answer did.
    case connectionLost
    /// There is no network.
    case notConnected
    /// TLS failed: the certificate is expired, for another host, or of nobody trusted.
    case notSecure
    /// What came is not HTTP.
    case malformedResponse
    /// A file could not be read or written.
    case file
    /// The transport stopped the request although the caller did not ask for it.
    case stopped
    /// A stub was asked for what it does not answer.
    case unexpectedRequest
    /// Anything else; see ``TransportError/code``.
    case other
  }

  /// What kept the answer away.
  public let kind: Kind
  /// The number that the system gives the error; for `URLSession` a `URLError` code.
  public let code: Int?
  /// What there is to say besides, without secrets.
  public let detail: String?

  /// An error.
  public init(_ kind: Kind, code: Int? = nil, detail: String? = nil) {
    self.kind = kind
    self.code = code
    self.detail = detail
  }
}

extension TransportError: CustomStringConvertible {
  /// The kind, and the code and detail where there are any.
  public var description: String {
    var text = kind.rawValue
    if let code { text += " (\(code))" }
    if let detail { text += ": \(detail)" }
    return text
  }
}
