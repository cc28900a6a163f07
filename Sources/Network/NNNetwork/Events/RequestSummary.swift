import Foundation

/// A request as monitors may see it.
public struct RequestSummary: Hashable, Sendable {
  /// Identifies the request within the process; the same in all its events.
  public let id: RequestID
  /// The number of the attempt, from 1; 0 before the first.
  public let attempt: Int
  /// The method.
  public let method: HTTPMethod
  /// The URL, redacted.
  public let url: String
  /// The headers, redacted.
  public let headers: HTTPHeaders
  /// The size of the body; nil if it is sent from a file.
  public let bodyBytes: Int?
  /// The request as a curl command, redacted and without its body.
  public let curl: String

  init(id: RequestID, attempt: Int, request: HTTPRequest, redaction: Redaction) {
    self.id = id
    self.attempt = attempt
    method = request.method
    url = redaction.url(request.url.absoluteString)
    headers = redaction.headers(request.headers)
    bodyBytes =
      switch request.body {
      case .none: 0
      case .data(let data): data.count
      case .file: nil
      }
    curl = CURLCommand.text(request, url: url, headers: headers, body: .leftOut)
  }
}
