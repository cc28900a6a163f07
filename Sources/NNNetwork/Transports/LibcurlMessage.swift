extension TransportError.Kind {
  /// What libcurl says of most failures, where Foundation on Linux has no code for them but -1.
  ///
  /// Their words are all there is to tell a certificate that nobody vouches for from a lost
  /// connection. They are read by what libcurl 7.88 to 8 has in common; nil for anything else. Apple's
  /// Foundation does not speak like that.
  init?(libcurlMessage message: String) {
    let kind = Self.libcurlPhrases.first { phrase, _ in message.contains(phrase) }?.kind
    guard let kind else { return nil }
    self = kind
  }

  /// In order: the end of the connection is also told by the TLS library, in the midst of its own.
  private static let libcurlPhrases: [(phrase: String, kind: Self)] = [
    ("SSL_ERROR_SYSCALL", .connectionLost),
    ("unexpected eof", .connectionLost),
    ("Connection reset", .connectionLost),
    ("Empty reply from server", .connectionLost),
    ("transfer closed", .connectionLost),
    ("end of response with", .connectionLost),
    ("SSL", .notSecure),
    ("certificate", .notSecure),
    ("chunk", .malformedResponse),
    ("header", .malformedResponse),
    ("Header", .malformedResponse),
    ("Content-Length", .malformedResponse),
    ("content unencoding", .malformedResponse),
    ("HTTP version", .malformedResponse),
    ("HTTP/", .malformedResponse),
  ]
}
