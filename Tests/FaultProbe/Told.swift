import Foundation

/// The probe's input: a row of the fault table, and the server to connect to.
struct Told: Decodable {
  let row: Row
  let transport: String
  let home: URL
  /// The file with the authority to trust; empty for only those of the system.
  let trusted: String

  /// The part of a row that concerns the client.
  struct Row: Decodable {
    var method: String?
    var path: String?
    var body: String?
    /// How to send a body: from memory, from a file, or from a file that is a part of a form.
    var upload: Upload?
    var uploadBytes: Int?
    /// Whether the progress is observed.
    var progress: Bool?
    var headers: [String: String]?
    /// The names of headers that are only sent to the service's origin, in addition to the usual
    /// ones.
    var kept: [String]?
    var key: String?
    var token: Bool?
    var timeout: Double?
    /// The deadline of the endpoint, and that of the client.
    var deadline: Double?
    var usualDeadline: Double?
    var retries: Int?
    /// The number of requests at the same time.
    var count: Int?
    /// The number of requests, one after the other.
    var times: Int?
    /// Whether each of these requests uses a new transport, which is released after the request.
    var releases: Bool?
    var download: Bool?
    /// Whether the download continues where an earlier attempt ended.
    var resumes: Bool?
    /// Whether the body is read as a stream.
    var stream: Bool?
    /// How many bytes of the stream are read, and the wait in seconds after the first piece.
    var take: Int?
    var pause: Double?
    /// The maximum size of a body in memory, if it is not the default.
    var limit: Int?
  }

  enum Upload: String, Decodable { case memory, file, multipart }
}

/// The output of the probe.
struct Found: Encodable {
  var outcome: String
  /// The wait before each attempt except the first, in whole seconds.
  var waits: [Int] = []
}
