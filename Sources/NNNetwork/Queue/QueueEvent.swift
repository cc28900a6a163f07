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
