/// A part of a store that cannot be read.
public enum QueueDamage: Hashable, Sendable {
  /// The log ended with an incomplete record, as after a crash; it was truncated.
  case tail(bytes: Int)
  /// Bytes within the log are not a record; they were copied to another file, and the rest is kept.
  case middle(bytes: Int)
  /// A record was written by a later version of the app; it is kept.
  case unknownVersion(QueueID?)
}
