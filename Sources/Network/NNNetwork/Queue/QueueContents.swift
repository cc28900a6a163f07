public import Foundation

/// The contents of a ``QueueStore``.
public struct QueueContents: Hashable, Sendable {
  /// A record and its mark.
  public struct Entry: Hashable, Sendable {
    /// The identifier of the record.
    public var id: QueueID
    /// The record.
    public var record: Data
    /// Its mark, if there is one.
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
  /// The parts that could not be read.
  public var damage: [QueueDamage]

  /// Records, and the parts that could not be read.
  public init(entries: [Entry] = [], damage: [QueueDamage] = []) {
    self.entries = entries
    self.damage = damage
  }
}
