import Foundation

/// The probe's input: a row of the fault table, and the server to connect to.
struct Told: Decodable {
  let row: Row
  let transport: String
  let home: URL
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
    /// The names of headers that are also sent to other origins.
    var everywhere: [String]?
    var key: String?
    var token: Bool?
    var timeout: Double?
    var deadline: Double?
    var retries: Int?
    /// The number of requests at the same time.
    var count: Int?
    /// The number of requests, one after the other.
    var times: Int?
    /// Whether each of these requests uses a new transport, which is released after the request.
    var releases: Bool?
    var download: Bool?
  }

  enum Upload: String, Decodable { case memory, file, multipart }
}

/// The output of the probe.
struct Found: Encodable {
  var outcome: String
}
