/// Encoded parameters.
struct EncodedParams: Sendable {
  var query = ""
  var body = RequestBody.none
  var contentType: String?
  /// Holds the body; deleted after the request.
  var temporaryFile: TemporaryFile?

  func write(to request: inout HTTPRequest) throws {
    request.url = try ServicePath.adding(query, to: request.url)
    writeBody(to: &request)
  }

  func writeBody(to request: inout HTTPRequest) {
    guard body != .none else { return }
    request.body = body
    if let contentType { request.headers["Content-Type"] = contentType }
  }
}
