/// Something that happened in an ``OfflineQueue``.
public enum QueueEvent: Sendable {
  /// Why the first request of a lane waits.
  public enum Hold: Hashable, Sendable {
    /// No response arrived.
    case noAnswer(TransportError?)
    /// The server rejected it for now; nil if the credential could not be refreshed or a step of the
    /// app threw.
    case notNow(status: Int?)
    /// The session of its account has expired: the lane waits until the account signs in again.
    case sessionExpired
    /// It seems too old after a restart of the system, but the wall clock is not believed yet.
    case ageUnknown
  }

  /// A request was stored.
  case queued(QueueTicket)
  /// A request is being sent.
  case sending(QueueTicket)
  /// A request returns to the head of its lane, and the lane waits.
  case held(QueueTicket, Hold, for: Duration)
  /// A request succeeded and was removed.
  case done(QueueTicket, RawResponse)
  /// A request was given up; it can be inspected, retried and discarded.
  case dead(DeadLetter)
  /// A later request with the same collapse key replaced it.
  case collapsed(QueueTicket, into: QueueTicket)
  /// A request was discarded, or its caller was told at once that it failed.
  case discarded(QueueTicket)
  /// A part of the store could not be read; the rest was kept.
  case damaged(QueueDamage)
  /// A change could not be stored; the request may be sent again with the same key.
  case unwritten(QueueTicket, QueueError)
}
