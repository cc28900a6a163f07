/// Stores the requests of an ``OfflineQueue``.
///
/// A store doesn't interpret requests: it keeps bytes by identifier, and at most one mark for each.
public protocol QueueStore: Sendable {
  /// Opens the store exclusively.
  ///
  /// - Returns: the stored contents.
  /// - Throws: ``QueueError``; `locked` if another queue has it open.
  func open() async throws(QueueError) -> QueueContents

  /// Makes all changes, or throws and makes none.
  ///
  /// If the process ends in between, the first changes may be made and the others not. Calls may
  /// overlap; one that starts after another has returned takes effect after it.
  ///
  /// - Throws: ``QueueError``; the store remains usable.
  func append(_ changes: [QueueChange], _ durability: QueueDurability) async throws(QueueError)

  /// Closes the store, so that it can be opened again.
  func close() async
}
