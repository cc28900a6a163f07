public import Foundation

/// An answer before it is read: status, headers and bytes.
public struct RawResponse: Sendable {
  /// The status code, 200 to 999; interim answers are not handed on.
  public var status: Int
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body; empty where it went to ``file``.
  public var body: Data
  /// The file the body was written to, for a download with a status from 200 to 299.
  public var file: URL?

  /// An answer.
  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data(), file: URL? = nil) {
    self.status = status
    self.headers = headers
    self.body = body
    self.file = file
  }

  /// Whether the status is one of success, 200 to 299.
  public var isSuccess: Bool { (200..<300).contains(status) }
}
