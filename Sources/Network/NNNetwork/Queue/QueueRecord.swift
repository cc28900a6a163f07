import Foundation

/// A stored request: everything needed to send it later, without secrets.
///
/// A record contains no token, because adapters add a token when the request is sent. It contains no absolute URL,
/// because the environment determines the URL.
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
  /// The value of the app's service type, as JSON.
  var service: String
  /// The value of the app's environment type, as JSON.
  var environment: String
  var method: String
  var path: String
  var query: String
  var headers: [[String]]
  var contentType: String?
  var body: Data?
  var timeoutSeconds: Double?
  /// The options; nil for the default ones.
  var options: RequestOptions?
  var maxAgeSeconds: Double
  /// The maximum number of rejections; nil for the queue's limit.
  var attempts: Int?
  /// The moment at which the request was made, or moved to the end of its lane as a retried dead letter.
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

  /// Decodes a record; nil if it has another version or cannot be decoded.
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

/// The state of a queued request that can change after its record was stored.
struct QueueMark: Codable, Sendable {
  /// The number of temporary rejections, as in ``QueueLimits/refusals``.
  var refusals = 0
  /// The number of seconds that don't count towards the age of the request; nil for none.
  var pausedSeconds: Double?
  /// The beginning of the lane's current pause, in which it waits for a network or for its account; nil if the lane is
  /// not paused.
  var pausedSince: QueueMoment?
  /// Why the request was given up; nil while it waits.
  var reason: DeadLetter.Reason?
  /// The moment at which the request was given up; nil while it waits.
  var moment: QueueMoment?
}
