/// How the body of a response is encoded.
enum BodyEncoding {
  /// What both transports decode, and how nothing at all is named.
  private static let known = ["", "identity", "gzip", "deflate"]

  /// Why the body of a successful response cannot be what the server meant; nil if it may be.
  ///
  /// Neither transport decodes more than one encoding, nor one of the transfer. If the app has asked for others with
  /// `Accept-Encoding`, it decodes them itself.
  static func problem(of response: RawResponse, to request: HTTPRequest) -> TransportError? {
    guard response.isSuccess, request.method != .head, response.status != 204,
      response.headers["Content-Length"] != "0"
    else { return nil }
    let transfer = codings(response.headers["Transfer-Encoding"])
    guard transfer.allSatisfy({ ["", "identity", "chunked"].contains($0) }) else {
      return TransportError(.malformedResponse, detail: "an encoded transfer")
    }
    let content = codings(response.headers["Content-Encoding"])
    let asked = request.headers["Accept-Encoding"].map { $0.lowercased() != "identity" } ?? false
    guard asked || content.allSatisfy(known.contains) && content.filter(isEncoded).count <= 1 else {
      return TransportError(.malformedResponse, detail: "an encoding that was not asked for")
    }
    return nil
  }

  private static func isEncoded(_ coding: String) -> Bool { !["", "identity"].contains(coding) }

  private static func codings(_ header: String?) -> [String] {
    (header ?? "").lowercased().split(separator: ",").map { $0.filter { $0 != " " && $0 != "\t" } }
  }
}
