public import Foundation

/// A change of a ``QueueStore``.
public enum QueueChange: Hashable, Sendable {
  /// Stores a record.
  case put(QueueID, Data)
  /// Stores a mark for a record; it replaces an earlier one.
  case mark(QueueID, Data)
  /// Removes a record and its mark.
  case remove(QueueID)
}

/// What a change survives after ``QueueStore/append(_:_:)`` has returned.
public enum QueueDurability: Hashable, Sendable {
  /// A crash of the process.
  case process
  /// A power failure too.
  case power
}
