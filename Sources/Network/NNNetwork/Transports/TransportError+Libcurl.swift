#if canImport(FoundationNetworking)
extension TransportError.Kind {
  /// Maps libcurl's message, because Foundation on Linux has no error code but -1 for most failures.
  ///
  /// Only the message distinguishes an untrusted certificate from a lost connection. The messages are
  /// those of libcurl 7.88; nil for any other.
  init?(libcurlMessage message: String) {
    let kind = Self.libcurlPhrases.first { phrase, _ in message.contains(phrase) }?.kind
    guard let kind else { return nil }
    self = kind
  }

  /// In order: the TLS library also reports closed connections, and a message may contain a host name.
  private static let libcurlPhrases: [(phrase: String, kind: Self)] = [
    ("Could not resolve host", .hostNotFound),
    ("Failed to connect", .cannotConnect),
    ("SSL_ERROR_SYSCALL", .connectionLost),
    ("unexpected eof", .connectionLost),
    ("Connection reset", .connectionLost),
    ("Broken pipe", .connectionLost),
    ("Empty reply from server", .connectionLost),
    ("transfer closed", .connectionLost),
    ("SSL", .notSecure),
    ("certificate", .notSecure),
    ("chunk", .malformedResponse),
    ("header", .malformedResponse),
    ("Header", .malformedResponse),
    ("Content-Length", .malformedResponse),
    ("content unencoding", .malformedResponse),
    ("HTTP version", .malformedResponse),
    ("HTTP response", .malformedResponse),
    ("HTTP/0.9", .malformedResponse),
  ]
}
#endif
