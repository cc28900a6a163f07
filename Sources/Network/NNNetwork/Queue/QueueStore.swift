package import Foundation

/// Stores the requests of an ``OfflineQueue``.
///
/// A store doesn't interpret requests. For each identifier it stores bytes (the record), and optionally more bytes (its
/// mark).
package protocol QueueStore: Sendable {
  /// Opens the store exclusively.
  ///
  /// - Returns: the stored contents.
  /// - Throws: ``QueueError``; `locked` if another queue has the store open.
  func open() async throws(QueueError) -> QueueContents

  /// Makes all changes, or throws an error and makes none.
  ///
  /// If the process ends during the call, possibly only the first few changes are made. Calls may overlap. A call that
  /// starts after another has returned takes effect after that one.
  ///
  /// - Throws: ``QueueError``; the store remains usable.
  func append(_ changes: [QueueChange], _ durability: QueueDurability) async throws(QueueError)

  /// Closes the store, so that it can be opened again.
  func close() async
}

/// A change of a ``QueueStore``.
package enum QueueChange: Hashable, Sendable {
  /// Stores a record.
  case put(QueueID, Data)
  /// Stores a mark for a record and replaces its earlier mark.
  case mark(QueueID, Data)
  /// Removes a record and its mark.
  case remove(QueueID)
}

/// The failures that a change must survive after ``QueueStore/append(_:_:)`` has returned.
package enum QueueDurability: Hashable, Sendable {
  /// A crash of the process.
  case process
  /// A crash of the process and a power failure.
  case power
}

/// The contents of a ``QueueStore``.
package struct QueueContents: Hashable, Sendable {
  /// A record and its mark.
  package struct Entry: Hashable, Sendable {
    package var id: QueueID
    package var record: Data
    /// The mark of the record; nil if there is none.
    package var mark: Data?

    package init(id: QueueID, record: Data, mark: Data? = nil) {
      self.id = id
      self.record = record
      self.mark = mark
    }
  }

  package var entries: [Entry]
  /// The parts that could not be read.
  package var damage: [QueueDamage]

  package init(entries: [Entry] = [], damage: [QueueDamage] = []) {
    self.entries = entries
    self.damage = damage
  }
}

/// A store in memory, for tests and for requests that may be lost when the process ends.
package final class MemoryQueueStore: QueueStore {
  private struct State {
    var isOpen = false
    var entries: [QueueID: QueueContents.Entry] = [:]
  }

  private let state = Locked(State())

  package init() {}

  /// Opens the store; its contents are kept when it is closed and opened again.
  package func open() throws(QueueError) -> QueueContents {
    let contents: QueueContents? = state.withLock { state in
      guard !state.isOpen else { return nil }
      state.isOpen = true
      return QueueContents(entries: Array(state.entries.values))
    }
    guard let contents else { throw .locked }
    return contents
  }

  package func append(
    _ changes: [QueueChange],
    _ durability: QueueDurability
  ) throws(QueueError) {
    state.withLock { state in
      for change in changes {
        switch change {
        case .put(let id, let record): state.entries[id] = .init(id: id, record: record)
        case .mark(let id, let mark): state.entries[id]?.mark = mark
        case .remove(let id): state.entries[id] = nil
        }
      }
    }
  }

  package func close() { state.withLock { $0.isOpen = false } }
}

/// A store that survives a crash and a power failure: an append-only log in a folder.
///
/// Every record has a length and a checksum. An incomplete record at the end is removed. Damaged bytes elsewhere are
/// skipped, and all other records are kept; the removed and skipped bytes are copied to `queue.damaged` if that file
/// has room for them. A log above a minimum size is compacted when at least half of it is obsolete. Requests that are
/// written at the same time share one sync.
///
/// Only one store may have the folder open. On Apple's systems, the folder must be in the app's own container and not
/// in one shared with extensions, because a suspended app must not hold a lock there.
package final class FileQueueStore: QueueStore {
  private struct Waiting {
    var changes: [QueueChange]
    var durability: QueueDurability
    var continuation: CheckedContinuation<Result<Void, QueueError>, Never>
  }

  private let disk: any LogDisk
  private let syncs: Bool
  private let log = Locked<QueueLog?>(nil)
  private let waiting = Locked<[Waiting]>([])
  /// Runs blocking operations, which must not block the threads of Swift tasks.
  private let writer = DispatchQueue(label: "NNNetwork.queue")

  /// Creates a store in a folder; the folder is created if needed.
  package convenience init(in folder: URL) { self.init(POSIXDisk(folder)) }

  /// Creates a store on any disk; `syncs` is false only in benchmarks that measure the cost of syncing.
  package init(_ disk: any LogDisk, syncs: Bool = true) {
    self.disk = disk
    self.syncs = syncs
  }

  package func open() async throws(QueueError) -> QueueContents {
    try await onWriter { store in
      Result { () throws(QueueError) in
        guard store.log.withLock({ $0 == nil }) else { throw .locked }
        try store.disk.lock()
        do throws(QueueError) {
          var log = QueueLog(store.disk)
          let contents = try log.open()
          store.log.withLock { [log] in $0 = log }
          return contents
        } catch {
          store.disk.unlock()
          throw error
        }
      }
    }
  }

  package func append(
    _ changes: [QueueChange],
    _ durability: QueueDurability
  ) async throws(QueueError) {
    let durability = syncs ? durability : .process
    let result: Result<Void, QueueError> = await withCheckedContinuation { continuation in
      let isFirst = waiting.withLock { waiting in
        waiting.append(
          Waiting(changes: changes, durability: durability, continuation: continuation)
        )
        return waiting.count == 1
      }
      if isFirst { writer.async { self.commit() } }
    }
    try result.get()
  }

  /// Closes the log and releases the folder.
  package func close() async {
    _ = try? await onWriter { store in
      store.log.withLock { $0 = nil }
      store.disk.unlock()
      return .success(())
    }
  }

  /// Writes and syncs all waiting changes together.
  ///
  /// If that fails, the store writes the changes of each call separately, so that only changes that don't fit on the
  /// disk fail.
  private func commit() {
    let batch = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    let needsPower = batch.contains { $0.durability == .power }
    let together = append(batch.flatMap(\.changes), needsPower ? .power : .process)
    for one in batch {
      if case .failure = together, batch.count > 1 {
        one.continuation.resume(returning: append(one.changes, one.durability))
      } else {
        one.continuation.resume(returning: together)
      }
    }
  }

  private func append(
    _ changes: [QueueChange],
    _ durability: QueueDurability
  ) -> Result<Void, QueueError> {
    log.withLock { log in
      Result { () throws(QueueError) in
        if log == nil { throw .stopped }
        try log?.append(changes, durability)
      }
    }
  }

  private func onWriter<Value: Sendable>(
    _ body: @escaping @Sendable (FileQueueStore) -> Result<Value, QueueError>
  ) async throws(QueueError) -> Value {
    let result = await withCheckedContinuation { continuation in
      writer.async { continuation.resume(returning: body(self)) }
    }
    return try result.get()
  }
}
