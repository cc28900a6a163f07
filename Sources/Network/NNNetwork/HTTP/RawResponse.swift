public import Foundation

/// A response before it is decoded: status, headers and body.
public struct RawResponse: Sendable {
  /// The status code, 200 to 999; interim responses are skipped.
  public var status: Int
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body; empty if it was written to ``file``.
  public var body: Data
  /// The file the body was written to, for a download with a status from 200 to 299.
  public var file: URL?
  /// The body that is still arriving, if ``Transfer/isStreamed`` and the status is 200 to 299.
  public var stream: ByteStream?
  /// How long the parts of the attempt took.
  public var metrics: TransferMetrics?

  /// A response.
  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data(), file: URL? = nil) {
    self.status = status
    self.headers = headers
    self.body = body
    self.file = file
  }

  /// The beginning of the body, for an error.
  var prefix: String {
    String(decoding: body.prefix(NetworkError.bodyPrefixBytes), as: UTF8.self)
  }

  /// Whether the status is 200 to 299.
  public var isSuccess: Bool { (200..<300).contains(status) }
}
