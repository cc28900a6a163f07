/// The progress of a transfer.
public struct TransferProgress: Hashable, Sendable {
  /// The direction of the transfer.
  public enum Direction: Hashable, Sendable {
    /// The request's body.
    case upload
    /// The response's body.
    case download
  }

  /// The direction of the transfer.
  public let direction: Direction
  /// Bytes transferred so far in this attempt.
  public let completedBytes: Int64
  /// Bytes in total; nil if unknown.
  public let totalBytes: Int64?

  /// Progress of a transfer.
  public init(direction: Direction, completedBytes: Int64, totalBytes: Int64?) {
    self.direction = direction
    self.completedBytes = completedBytes
    self.totalBytes = totalBytes
  }
}
