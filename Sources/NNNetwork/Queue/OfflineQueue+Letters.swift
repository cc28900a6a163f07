import Foundation

extension OfflineQueue {
  /// What was given up, the oldest first, of this account alone.
  public var deadLetters: [DeadLetter] {
    letters.values.filter { $0.item.record.account == account }.map(\.deadLetter)
      .sorted { $0.id < $1.id }
  }

  /// Puts a dead letter at the end of its lane, with its age from now and the same idempotency key.
  ///
  /// - Returns: its new ticket; nil if there is no such letter.
  /// - Throws: ``QueueError``; the letter is then still there.
  @discardableResult
  public func retry(_ id: QueueID) async throws(QueueError) -> QueueTicket? {
    guard phase != .stopped else { throw .stopped }
    guard let letter = letters[id] else { return nil }
    var record = letter.item.record
    record.id = QueueID(after: lastID, now: now)
    record.date = now
    // Taken out first, so that a second call finds nothing.
    letters[id] = nil
    bytes -= letter.item.size
    do throws(QueueError) {
      return try await put(record, replacing: id)
    } catch {
      letters[id] = letter
      bytes += letter.item.size
      throw error
    }
  }

  /// Strikes out a dead letter, or a request that waits; one that is under way may still arrive.
  ///
  /// - Throws: ``QueueError``; the request is then still there.
  public func discard(_ id: QueueID) async throws(QueueError) {
    guard phase != .stopped else { throw .stopped }
    guard let record = (letters[id]?.item ?? items[id])?.record else { return }
    try await store.append([.remove(id)], .power)
    forget(letter: id)
    forget(item: id)
    streams.send(.discarded(record.ticket))
    work(on: LaneName(record))
  }

  /// Says whose requests come from now on, and purges those of all others.
  ///
  /// One that is under way may still arrive.
  ///
  /// - Throws: ``QueueError`` if they could not be struck out. They are not sent, whatever happens.
  public func setAccount(_ account: String?) async throws(QueueError) {
    guard phase != .stopped else { throw .stopped }
    self.account = account
    for (name, lane) in lanes where name.account != account {
      lane.task?.cancel()
      lanes[name] = nil
    }
    let all = items.values.map(\.record) + letters.values.map(\.item.record)
    let others = all.filter { $0.account != account }.sorted { $0.id < $1.id }
    for record in others {
      forget(item: record.id)
      forget(letter: record.id)
    }
    for name in lanes.keys { work(on: name) }
    guard !others.isEmpty else { return }
    let changes = others.map { QueueChange.remove($0.id) }
    do throws(QueueError) {
      try await store.append(changes, .power)
    } catch {
      unwritten += changes
      throw error
    }
    for record in others { streams.send(.discarded(record.ticket)) }
  }
}
