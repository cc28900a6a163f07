#if canImport(FoundationNetworking)
extension TransportError.Kind {
  /// What libcurl says of most failures, where Foundation on Linux has no code for them but -1.
  ///
  /// Their words are all there is to tell a certificate that nobody vouches for from a lost
  /// connection. They are those of libcurl 7.88; nil for any others.
  init?(libcurlMessage message: String) {
    let kind = Self.libcurlPhrases.first { phrase, _ in message.contains(phrase) }?.kind
    guard let kind else { return nil }
    self = kind
  }

  /// In order: the end of the connection is also told by the TLS library, and a host has any name.
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
