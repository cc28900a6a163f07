public import Foundation

/// What carries a request to a server and brings the answer: the only seam to the network.
///
/// A transport follows no redirect, stores no cookie and caches nothing: those are decisions, and
/// they are made above it. When the task is cancelled it returns soon, with any error.
public protocol HTTPTransport: Sendable {
  /// Sends a request once.
  ///
  /// - Parameters:
  ///   - request: what to send.
  ///   - transfer: where a successful answer's body goes, and who watches it.
  /// - Returns: the answer, whatever its status.
  /// - Throws: if no whole answer came.
  func send(
    _ request: HTTPRequest,
    transfer: Transfer
  ) async throws(TransportError) -> RawResponse
}

/// Where a body goes and who watches it.
public struct Transfer: Sendable {
  /// The file that the body of an answer with a status from 200 to 299 is written to; nil for memory.
  ///
  /// The file is there whole or not at all; one that exists is replaced.
  public var destination: URL?
  /// Told how far the transfer has come, on a thread of the transport's, in order.
  public var onProgress: (@Sendable (TransferProgress) -> Void)?

  /// Into memory or a file, watched or not.
  public init(
    destination: URL? = nil,
    onProgress: (@Sendable (TransferProgress) -> Void)? = nil
  ) {
    self.destination = destination
    self.onProgress = onProgress
  }
}
