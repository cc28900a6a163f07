/// Sends elements to any number of streams.
struct Broadcast<Element: Sendable>: Sendable {
  private struct Listeners {
    var nextID = 0
    var isFinished = false
    /// Elements that were sent before there was a stream; the first stream receives them.
    var early: [Element]? = []
    var continuations: [Int: AsyncStream<Element>.Continuation] = [:]
  }

  private let listeners = Locked(Listeners())

  /// A stream of all elements from now on; it buffers the last 1,000.
  func stream() -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream<Element>.makeStream(
      bufferingPolicy: .bufferingNewest(1_000)
    )
    let id = listeners.withLock { listeners in
      for element in listeners.early ?? [] { continuation.yield(element) }
      listeners.early = nil
      if listeners.isFinished { continuation.finish() }
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

  /// Sends an element to the first stream that is made.
  func sendEarly(_ element: Element) { listeners.withLock { $0.early?.append(element) } }

  /// Ends all streams, those that are made later too.
  func finish() {
    listeners.withLock { $0.isFinished = true }
    for continuation in continuations { continuation.finish() }
  }

  private var continuations: [AsyncStream<Element>.Continuation] {
    listeners.withLock { Array($0.continuations.values) }
  }
}
