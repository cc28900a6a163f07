import Foundation
import NNNetwork

/// A stored request: everything needed to send it later, without secrets.
///
/// A record contains no token, because the client adds a token when the request is sent. It contains no absolute URL,
/// because the environment determines the URL.
struct QueueRecord: Codable, Sendable {
  /// The position in the queue; also the name of the file.
  var number: Int
  var request: QueuedRequest
  var replaces: String?
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
  var maxAgeSeconds: Double
  var maxAttempts: Int

  /// The number of attempts that count.
  var attempts = 0
  /// Why the request was given up; nil while it waits.
  var reason: DeadLetter.Reason?
  /// The time at which the request was given up.
  var deathDate: Date?

  var lane: String { request.lane }

  var deadLetter: DeadLetter? { reason.map { DeadLetter(request: request, reason: $0) } }

  /// Whether the request is too old at the date, by the wall clock.
  func isExpired(at date: Date) -> Bool {
    date.timeIntervalSince(request.date) > maxAgeSeconds
  }

  func encoded() throws -> Data { try Self.encoder.encode(self) }

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

extension QueueRecord {
  /// Makes the record with everything needed to send an endpoint later.
  init<E: Endpoint, Services: NetworkService & Codable>(
    _ endpoint: E,
    number: Int,
    policy: QueuePolicy,
    services: Services.Type,
    environment: some Encodable,
    configuration: NetworkConfiguration
  ) throws(QueueError) {
    guard endpoint.idempotency != .notIdempotent else {
      throw .cannotBeQueued("it must not be sent twice")
    }
    guard let service = endpoint.service as? Services else {
      throw .cannotBeQueued("its service is not a `\(Services.self)`")
    }
    guard endpoint.adapters.isEmpty, endpoint.decisions.isEmpty else {
      throw .cannotBeQueued("it has adapters or decisions of its own, which cannot be stored")
    }
    let secrets = ["authorization", "cookie", "proxy-authorization"]
    for field in endpoint.headers
    where secrets.contains(field.name.lowercased()) || configuration.redaction.isSecret(field.name)
    {
      throw .cannotBeQueued("its header `\(field.name)` is secret; add it with an adapter")
    }
    if let problem = endpoint.headers.problem { throw .cannotBeQueued(problem) }
    let content = try Self.content(of: endpoint)
    if case .data(let data) = content.body { body = data }
    let id = UUID().uuidString
    var key = id
    if case .key(let own) = endpoint.idempotency { key = own }
    self.number = number
    request = QueuedRequest(
      id: id,
      idempotencyKey: key,
      lane: policy.lane,
      handler: policy.handler,
      date: configuration.now()
    )
    replaces = policy.replaces
    self.service = try Self.json(service)
    self.environment = try Self.json(environment)
    method = endpoint.method.rawValue
    path = endpoint.path
    query = content.query
    headers = endpoint.headers.map { [$0.name, $0.value] }
    contentType = content.contentType
    timeoutSeconds = endpoint.options.timeout?.seconds
    maxAgeSeconds = policy.maxAge.seconds
    maxAttempts = policy.attempts
  }

  private static func content(of endpoint: some Endpoint) throws(QueueError) -> EncodedParams {
    let content: EncodedParams
    do {
      content = try endpoint.serializer.encode(endpoint.params)
    } catch {
      let problem = (error as? ParamsError)?.description
      throw .cannotBeQueued(problem ?? "its parameters cannot be encoded")
    }
    if case .file = content.body {
      throw .cannotBeQueued("its body is a file, which may no longer exist then")
    }
    guard content.multipart == nil else {
      throw .cannotBeQueued("its body contains a file, which may no longer exist then")
    }
    return content
  }

  private static func json(_ value: some Encodable) throws(QueueError) -> String {
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      throw .cannotBeQueued("`\(type(of: value))` cannot be encoded as JSON")
    }
  }
}
