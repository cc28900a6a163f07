/// Something that happened in an ``OfflineQueue``.
public enum QueueEvent: Sendable {
  /// Why the first request of a lane waits.
  public enum Hold: Hashable, Sendable {
    /// No answer came.
    case noAnswer(TransportError?)
    /// The server is not able or willing for now; nil where the credential could not be renewed or a
    /// step of the app threw.
    case notNow(status: Int?)
  }

  /// A request is written down.
  case queued(QueueTicket)
  /// It leaves; nobody knows yet whether it will arrive.
  case sending(QueueTicket)
  /// It goes back to the head of its lane, and the lane waits.
  case held(QueueTicket, Hold, for: Duration)
  /// The server has answered with success, and the request is struck out.
  case done(QueueTicket, RawResponse)
  /// It is given up, and can be looked at, retried and discarded.
  case dead(DeadLetter)
  /// A later request of the same collapse key has taken its place.
  case collapsed(QueueTicket, into: QueueTicket)
  /// It is gone: discarded, or purged with its account.
  case discarded(QueueTicket)
  /// A part of the store cannot be read; the rest was kept.
  case damaged(QueueDamage)
  /// A change could not be written; the request may be sent again with the same key.
  case unwritten(QueueTicket, QueueError)
}

/// A part of a store that cannot be read.
public enum QueueDamage: Hashable, Sendable {
  /// The end of the log is no whole record, as after a crash; it was cut off.
  case tail(bytes: Int)
  /// Bytes within the log are no record; they were put aside, and all others are kept.
  case middle(bytes: Int)
  /// A record is of a later version of the app; it stays where it is.
  case unknownVersion(QueueID?)
}

/// Hands events to whoever listens.
struct QueueEvents: Sendable {
  private struct Listeners {
    var nextID = 0
    /// What happened before anybody could listen; the first who does gets it.
    var early: [QueueEvent]? = []
    var continuations: [Int: AsyncStream<QueueEvent>.Continuation] = [:]
  }

  private let listeners = Locked(Listeners())

  /// All events from now on; of those that nobody has taken, the last thousand are kept.
  func stream() -> AsyncStream<QueueEvent> {
    let (stream, continuation) = AsyncStream<QueueEvent>.makeStream(
      bufferingPolicy: .bufferingNewest(1_000)
    )
    let id = listeners.withLock { listeners in
      for event in listeners.early ?? [] { continuation.yield(event) }
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

  func send(_ event: QueueEvent) {
    for continuation in listeners.withLock({ Array($0.continuations.values) }) {
      continuation.yield(event)
    }
  }

  /// Says what was found when the queue was opened.
  func sendEarly(_ event: QueueEvent) { listeners.withLock { $0.early?.append(event) } }

  func finish() {
    for continuation in listeners.withLock({ Array($0.continuations.values) }) {
      continuation.finish()
    }
  }
}
