public import Foundation

/// Where a response's body goes, and who is told about the progress.
public struct Transfer: Sendable {
  /// The file that the body of a response with status 200 to 299 is written to; nil for memory.
  ///
  /// It is written completely or not at all; an existing file is replaced.
  public var destination: URL?
  /// Called with the progress, in order, on the transport's thread.
  public var onProgress: (@Sendable (TransferProgress) -> Void)?

  /// A transfer into memory or a file.
  public init(
    destination: URL? = nil,
    onProgress: (@Sendable (TransferProgress) -> Void)? = nil
  ) {
    self.destination = destination
    self.onProgress = onProgress
  }
}
