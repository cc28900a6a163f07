/// A response as monitors may see it.
public struct ResponseSummary: Hashable, Sendable {
  /// The status code.
  public let status: Int
  /// The headers, redacted.
  public let headers: HTTPHeaders
  /// The size of the body in memory.
  public let bodyBytes: Int
  /// How long the parts of the attempt took.
  public let metrics: TransferMetrics?

  init(_ response: RawResponse, redaction: Redaction) {
    status = response.status
    headers = redaction.headers(response.headers)
    bodyBytes = response.body.count
    metrics = response.metrics
  }
}
