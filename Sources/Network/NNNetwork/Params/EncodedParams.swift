/// Encoded parameters.
struct EncodedParams: Sendable {
  var query = ""
  var body = RequestBody.none
  var contentType: String?
  /// Holds the body; deleted after the request.
  var temporaryFile: TemporaryFile?

  func writeBody(to request: inout HTTPRequest) {
    guard body != .none else { return }
    request.body = body
    if let contentType { request.headers["Content-Type"] = contentType }
  }
}
