/// A request that the queue has given up and doesn't send again by itself.
public struct DeadLetter: Hashable, Sendable, Identifiable {
  /// Why a request was given up.
  public enum Reason: Hashable, Sendable, Codable {
    /// The server rejected it with a permanent status.
    case refused(status: Int)
    /// The server rejected it ``QueueLimits/refusals`` times, or as often as its ``QueuePolicy`` allows; nil if
    /// there was no status.
    case gaveUp(status: Int?)
    /// It waited longer than its policy allows.
    case expired
    /// It cannot be sent, for example after an update of the app; the text says why.
    case cannotBeSent(String)
  }

  /// The ticket that the caller received.
  public let ticket: QueueTicket
  /// Why it was given up.
  public let reason: Reason

  /// The ticket's identifier.
  public var id: QueueID { ticket.id }
}
