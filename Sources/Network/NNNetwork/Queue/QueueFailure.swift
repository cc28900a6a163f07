/// Why a handler receives no value.
public enum QueueFailure: Error, Sendable {
  /// The request has become a dead letter.
  case dead(DeadLetter.Reason)
  /// The response arrived and could not be decoded.
  case unreadable(any Error)
}
