import Foundation

/// A store in memory, for tests and for requests that need not survive the process.
public final class MemoryQueueStore: QueueStore {
  private struct State {
    var isOpen = false
    var entries: [QueueID: QueueContents.Entry] = [:]
  }

  private let state = Locked(State())

  /// An empty store.
  public init() {}

  /// Opens the store; it keeps its contents when it is closed and opened again.
  public func open() throws(QueueError) -> QueueContents {
    let contents: QueueContents? = state.withLock { state in
      guard !state.isOpen else { return nil }
      state.isOpen = true
      return QueueContents(entries: Array(state.entries.values))
    }
    guard let contents else { throw .locked }
    return contents
  }

  /// Applies the changes.
  public func append(
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

  /// Closes the store.
  public func close() { state.withLock { $0.isOpen = false } }
}
