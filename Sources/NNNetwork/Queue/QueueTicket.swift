public import Foundation

/// What a caller gets for a request that waits.
public struct QueueTicket: Hashable, Sendable, Identifiable {
  /// Tells the request from all others, of other runs of the app too.
  public let id: QueueID
  /// What the server tells doubles by, the same at every attempt.
  public let idempotencyKey: String
  /// The lane in which it waits.
  public let lane: String
  /// The name of the handler that is given the answer.
  public let handler: String
  /// When it was asked for.
  public let date: Date
}

/// A request that will not be sent again by itself.
public struct DeadLetter: Hashable, Sendable, Identifiable {
  /// Why a request was given up.
  public enum Reason: Hashable, Sendable, Codable {
    /// The server refused it with a status that does not pass.
    case refused(status: Int)
    /// The server refused it as often as ``QueueLimits/refusals`` allow; nil where there was no status.
    case gaveUp(status: Int?)
    /// It waited longer than its policy lets it.
    case expired
    /// It cannot be sent as it is, after an update of the app for example; the text says why.
    case cannotBeSent(String)
  }

  /// What the caller got.
  public let ticket: QueueTicket
  /// Why it was given up.
  public let reason: Reason

  /// The ticket's identifier.
  public var id: QueueID { ticket.id }
}

/// Why a handler gets no value.
public enum QueueFailure: Error, Sendable {
  /// The request has become a dead letter.
  case dead(DeadLetter.Reason)
  /// The answer came and could not be read.
  case unreadable(any Error)
}
