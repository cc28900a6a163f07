import Foundation

/// A request as it is written down: all that it takes to send it later, and nothing secret.
///
/// No token: adapters put one in when it is sent. No absolute URL: the environment of the time says
/// where the service answers.
struct QueueRecord: Codable, Sendable {
  /// The version of this form.
  static let currentVersion = 1

  var version = currentVersion
  var id: QueueID
  var key: String
  var account: String?
  var lane: String
  var handler: String
  var collapseKey: String?
  /// JSON of the app's service and environment.
  var service: String
  var environment: String
  var method: String
  var path: String
  var query: String
  var headers: [[String]]
  var contentType: String?
  var body: Data?
  var timeoutSeconds: Double?
  var maxAgeSeconds: Double
  var date: Date

  var ticket: QueueTicket {
    QueueTicket(id: id, idempotencyKey: key, lane: lane, handler: handler, date: date)
  }

  func isExpired(at now: Date) -> Bool { now.timeIntervalSince(date) >= maxAgeSeconds }

  func encoded() throws -> Data { try Self.encoder.encode(self) }

  /// Reads a record; nil for one of another version.
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

/// What has happened to a record since it was written.
struct QueueMark: Codable, Sendable {
  /// How many times a server has refused it.
  var refusals = 0
  /// Why it was given up; nil while it waits.
  var reason: DeadLetter.Reason?
  /// When it was given up.
  var date: Date?
}
