public import Foundation

/// Where an ``OfflineQueue`` writes down what waits.
///
/// A store knows no requests: it keeps bytes by name, in any order, and at most one mark for each.
public protocol QueueStore: Sendable {
  /// Opens the store for this queue alone.
  ///
  /// - Returns: all that was kept.
  /// - Throws: ``QueueError``, `locked` while another has it open.
  func open() async throws(QueueError) -> QueueContents

  /// Makes all the changes, or throws and makes none.
  ///
  /// If the process ends meanwhile, the first of them may be made and the others not. Calls may
  /// overlap; one that begins when another has returned is made after it.
  ///
  /// - Throws: ``QueueError``; the store can still be used.
  func append(_ changes: [QueueChange], _ durability: QueueDurability) async throws(QueueError)

  /// Closes the store, so that it can be opened again.
  func close() async
}

/// A change of a ``QueueStore``.
public enum QueueChange: Hashable, Sendable {
  /// Keeps a record.
  case put(QueueID, Data)
  /// Keeps a mark beside a record, in place of an earlier one.
  case mark(QueueID, Data)
  /// Strikes out a record and its mark.
  case remove(QueueID)
}

/// What a change survives when ``QueueStore/append(_:_:)`` has returned.
public enum QueueDurability: Hashable, Sendable {
  /// The end of the process.
  case process
  /// The end of power too.
  case power
}

/// What a ``QueueStore`` has kept.
public struct QueueContents: Hashable, Sendable {
  /// A record and its mark.
  public struct Entry: Hashable, Sendable {
    /// The name of the record.
    public var id: QueueID
    /// The record.
    public var record: Data
    /// Its mark, where one was made.
    public var mark: Data?

    /// A record.
    public init(id: QueueID, record: Data, mark: Data? = nil) {
      self.id = id
      self.record = record
      self.mark = mark
    }
  }

  /// The records.
  public var entries: [Entry]
  /// What could not be read.
  public var damage: [QueueDamage]

  /// Records, and what could not be read.
  public init(entries: [Entry] = [], damage: [QueueDamage] = []) {
    self.entries = entries
    self.damage = damage
  }
}
