public import Foundation

/// A request as a transport sends it.
public struct HTTPRequest: Sendable {
  /// The method.
  public var method: HTTPMethod
  /// The absolute URL.
  public var url: URL
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body.
  public var body: RequestBody
  /// The version of the credential that an adapter put in; nil if none did.
  ///
  /// It tells a late answer to an old token from an answer to the current one.
  public var credentialVersion: Int?

  /// A request.
  public init(
    method: HTTPMethod = .get,
    url: URL,
    headers: HTTPHeaders = [:],
    body: RequestBody = .none
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

/// What a request carries.
///
/// All kinds can be read again, so all can be replayed.
public enum RequestBody: Sendable, Hashable {
  /// Nothing.
  case none
  /// Bytes in memory.
  case data(Data)
  /// A file, read while it is sent.
  case file(URL)
}

/// How far a transfer has come.
public struct TransferProgress: Hashable, Sendable {
  /// Which way the bytes go.
  public enum Direction: Hashable, Sendable {
    /// The request's body.
    case upload
    /// The response's body.
    case download
  }

  /// Which way the bytes go.
  public let direction: Direction
  /// Bytes moved so far, in this attempt.
  public let completedBytes: Int64
  /// Bytes there are; nil where the other side does not say.
  public let totalBytes: Int64?

  /// A state of a transfer.
  public init(direction: Direction, completedBytes: Int64, totalBytes: Int64?) {
    self.direction = direction
    self.completedBytes = completedBytes
    self.totalBytes = totalBytes
  }
}
