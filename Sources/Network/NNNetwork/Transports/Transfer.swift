public import Foundation

/// Where a response's body goes, and who is told about the progress.
public struct Transfer: Sendable {
  /// The file that the body of a response with status 200 to 299 is written to; nil for memory.
  ///
  /// It is written completely or not at all; an existing file is replaced.
  public var destination: URL?
  /// Called with the progress, in order, on the transport's thread.
  public var onProgress: (@Sendable (TransferProgress) -> Void)?
  /// The timeout begins again when a transport calls it: with every part of the request's body that the connection has
  /// accepted, with the head of the response, and with every part of its body.
  ///
  /// A transport that never calls it has one timeout for the whole attempt.
  public var onActivity: (@Sendable () -> Void)?
  /// The maximum size of a body in memory, after decompression; nil for no limit.
  ///
  /// A transport that receives more throws ``TransportError/Kind/bodyTooLarge``.
  public var maxBodyBytes: Int?
  /// Whether the body of a response with status 200 to 299 is to be read as a stream: a transport then
  /// returns at its head, with ``RawResponse/stream``.
  ///
  /// A transport that ignores this returns the body in memory.
  public var isStreamed = false
  /// What has arrived of the body in earlier attempts.
  var resume: ResumableFile?

  /// A transfer into memory or a file.
  public init(
    destination: URL? = nil,
    maxBodyBytes: Int? = nil,
    onProgress: (@Sendable (TransferProgress) -> Void)? = nil
  ) {
    self.destination = destination
    self.maxBodyBytes = maxBodyBytes
    self.onProgress = onProgress
  }

  /// Whether the response is held in memory.
  var isInMemory: Bool { destination == nil && !isStreamed }

  /// The file for the body of a response; nil if it is read into memory.
  func partialFile(for head: RawResponse) throws -> PartialFile? {
    guard let destination, head.isSuccess else { return nil }
    return try PartialFile(for: head, at: destination, resuming: resume)
  }

  /// Whether a body in memory may have that many bytes.
  func allowsBody(of bytes: Int64) -> Bool { maxBodyBytes.map { bytes <= $0 } ?? true }
}
