import Foundation

/// A stored request: everything needed to send it later, without secrets.
///
/// It contains no token, because adapters add one when it is sent, and no absolute URL, because the environment
/// determines it.
struct QueueRecord: Codable, Sendable {
  /// The version of this format.
  static let currentVersion = 1

  var version = currentVersion
  var id: QueueID
  var key: String
  var account: String?
  var lane: String
  var handler: String
  var collapseKey: String?
  /// The app's service and environment as JSON.
  var service: String
  var environment: String
  var method: String
  var path: String
  var query: String
  var headers: [[String]]
  var contentType: String?
  var body: Data?
  var timeoutSeconds: Double?
  /// Nil for the usual ones.
  var options: RequestOptions?
  var maxAgeSeconds: Double
  /// The maximum number of rejections; nil for the queue's limit.
  var attempts: Int?
  /// When it was made.
  var moment: QueueMoment

  var ticket: QueueTicket {
    QueueTicket(
      id: id,
      idempotencyKey: key,
      account: account,
      lane: lane,
      handler: handler,
      date: moment.date
    )
  }

  var maxAge: Duration { .seconds(maxAgeSeconds) }

  func encoded() throws -> Data { try Self.encoder.encode(self) }

  /// Decodes a record; nil for another version.
  static func read(_ data: Data) -> QueueRecord? {
    guard let record = try? decoder.decode(QueueRecord.self, from: data),
      record.version == currentVersion
    else { return nil }
    return record
  }

  static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .millisecondsSince1970
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    return decoder
  }()
}

/// The changes of a record since it was stored.
struct QueueMark: Codable, Sendable {
  /// The number of rejections by the server.
  var refusals = 0
  /// The number of seconds of its age that don't count.
  var pausedSeconds: Double?
  /// The time since which its lane waits for a network or for its account; nil if it doesn't.
  var pausedSince: QueueMoment?
  /// Why it was given up; nil while it waits.
  var reason: DeadLetter.Reason?
  /// The time when it was given up.
  var moment: QueueMoment?
}
