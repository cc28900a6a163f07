import Foundation

/// A store that lasts as long as the process, for tests and for what need not survive.
public final class MemoryQueueStore: QueueStore {
  private struct State {
    var isOpen = false
    var entries: [QueueID: QueueContents.Entry] = [:]
  }

  private let state = Locked(State())

  /// An empty store.
  public init() {}

  /// Opens it; what was kept before is still there.
  public func open() throws(QueueError) -> QueueContents {
    let contents: QueueContents? = state.withLock { state in
      guard !state.isOpen else { return nil }
      state.isOpen = true
      return QueueContents(entries: Array(state.entries.values))
    }
    guard let contents else { throw .locked }
    return contents
  }

  /// Makes the changes.
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

  /// Closes it.
  public func close() { state.withLock { $0.isOpen = false } }
}
