import Foundation

/// The probe's input: a row of the fault table, and the server to connect to.
struct Told: Decodable {
  let row: Row
  let transport: String
  let home: URL
  /// The file of the authority to trust; empty for none but the system's.
  let trusted: String

  /// The part of a row that concerns the client.
  struct Row: Decodable {
    var method: String?
    var path: String?
    var body: String?
    /// A body of so many bytes, which are in memory, in a file, or in a file that is a part of a form.
    var upload: Upload?
    var uploadBytes: Int?
    /// Whether the progress is watched.
    var progress: Bool?
    var headers: [String: String]?
    /// The names of headers that are kept at the service's origin, besides the usual ones.
    var kept: [String]?
    var key: String?
    var token: Bool?
    var timeout: Double?
    /// That of the endpoint, and that of the client.
    var deadline: Double?
    var usualDeadline: Double?
    var retries: Int?
    /// How many requests at once.
    var count: Int?
    /// How many requests, one after the other.
    var times: Int?
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

/// What the probe prints.
struct Found: Encodable {
  var outcome: String
  /// The waits before each attempt but the first, in whole seconds.
  var waits: [Int] = []
}
