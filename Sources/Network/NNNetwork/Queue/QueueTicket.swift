public import Foundation

/// Identifies a queued request for its caller.
public struct QueueTicket: Hashable, Sendable, Identifiable {
  /// Identifies the request across runs of the app.
  public let id: QueueID
  /// The key by which the server detects duplicates; the same for every attempt.
  public let idempotencyKey: String
  /// The account that made the request; nil for nobody.
  ///
  /// Another one may be signed in when the response comes.
  public let account: String?
  /// The lane of the request.
  public let lane: String
  /// The name of the handler that receives the response.
  public let handler: String
  /// When the request was made.
  public let date: Date
}
