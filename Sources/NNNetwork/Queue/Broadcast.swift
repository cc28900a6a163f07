/// Hands elements to whoever listens, each time as a stream of its own.
struct Broadcast<Element: Sendable>: Sendable {
  private struct Listeners {
    var nextID = 0
    /// What was sent before anybody could listen; the first who does gets it.
    var early: [Element]? = []
    var continuations: [Int: AsyncStream<Element>.Continuation] = [:]
  }

  private let listeners = Locked(Listeners())

  /// All elements from now on; of those that nobody has taken, the last thousand are kept.
  func stream() -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream<Element>.makeStream(
      bufferingPolicy: .bufferingNewest(1_000)
    )
    let id = listeners.withLock { listeners in
      for element in listeners.early ?? [] { continuation.yield(element) }
      listeners.early = nil
      listeners.nextID += 1
      listeners.continuations[listeners.nextID] = continuation
      return listeners.nextID
    }
    continuation.onTermination = { [listeners] _ in
      listeners.withLock { $0.continuations[id] = nil }
    }
    return stream
  }

  func send(_ element: Element) {
    for continuation in continuations { continuation.yield(element) }
  }

  /// Sends what is still worth knowing to who comes first.
  func sendEarly(_ element: Element) { listeners.withLock { $0.early?.append(element) } }

  func finish() {
    for continuation in continuations { continuation.finish() }
  }

  private var continuations: [AsyncStream<Element>.Continuation] {
    listeners.withLock { Array($0.continuations.values) }
  }
}
