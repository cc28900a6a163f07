import Foundation

/// The file of an unfinished download, in the folder of its destination.
struct PartialFile: Sendable {
  /// The size of the file before this attempt.
  let offset: Int64
  /// The size of the file when the response is complete; nil if unknown.
  private let end: Int64?
  /// The size of the file when the download is complete; nil if unknown.
  private let total: Int64?
  private let destination: URL
  private let partial: URL
  private let handle: FileHandle
  private let resumable: ResumableFile?

  /// Opens a file for the body of a response.
  init(for head: RawResponse, at destination: URL, resuming resumable: ResumableFile?) throws {
    self.destination = destination
    self.resumable = resumable
    if let resumable {
      partial = resumable.part
      let opened = try resumable.open(for: head)
      (handle, offset, end, total) = (opened.handle, opened.offset, opened.end, opened.total)
      return
    }
    (offset, end, total) = (0, nil, nil)
    partial = destination.deletingLastPathComponent()
      .appendingPathComponent(".\(UUID().uuidString).part")
    try Data().write(to: partial)
    handle = try FileHandle(forWritingTo: partial)
  }

  func write(_ data: Data) throws { try handle.write(contentsOf: data) }

  /// Moves the file to its destination after the response has ended.
  ///
  /// - Parameter size: the size of the file.
  /// - Returns: the destination.
  /// - Throws: ``TransportError/partOfFile`` if bytes are missing and the download can continue; another error if there
  ///   are too many bytes or the file cannot be moved.
  func moveToDestination(size: Int64) throws -> URL {
    if size > end ?? .max {
      resumable?.discard()
      throw ContentRange.notRequested
    }
    if size < total ?? 0 { throw TransportError.partOfFile }
    try handle.close()
    // `rename` atomically replaces an existing file, which `FileManager.moveItem` refuses to do.
    guard rename(partial.path, destination.path) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
    resumable?.discard()
    return destination
  }

  /// Closes the file after a failed attempt, and deletes it unless the download can be resumed.
  func remove() {
    try? handle.close()
    if resumable == nil { try? FileManager.default.removeItem(at: partial) }
  }
}

/// A download that another request can continue: the bytes that have arrived, and a note with the version of the
/// resource.
///
/// Both are hidden files in the folder of the destination; for `a.zip`, they are `.a.zip.part` and `.a.zip.part.json`.
struct ResumableFile: Sendable {
  let part: URL
  private let noteFile: URL
  /// The accounts of the request; a download that other accounts have started is not continued.
  private let owner: [String?]

  private struct Note: Codable {
    /// A strong `ETag`, or the date in `Last-Modified`.
    var validator: String
    var owner: [String?]
    /// The size of the whole file; nil if the server didn't say.
    var total: Int64?
  }

  /// A file that was opened for the body of a response.
  struct Opened {
    let handle: FileHandle
    /// The size of the file so far.
    var offset: Int64 = 0
    /// The size of the file when the response is complete; nil if unknown.
    var end: Int64?
    /// The size of the file when the download is complete; nil if unknown.
    var total: Int64?
  }

  init(for file: URL, of owner: [String?]) {
    self.owner = owner
    let folder = file.deletingLastPathComponent()
    part = folder.appendingPathComponent(".\(file.lastPathComponent).part")
    noteFile = folder.appendingPathComponent(".\(file.lastPathComponent).part.json")
  }

  /// The number and the version of the bytes that have arrived, and the total size; nil if nothing can be resumed.
  var point: (offset: Int64, validator: String, total: Int64?)? {
    guard let data = try? Data(contentsOf: noteFile),
      let note = try? JSONDecoder().decode(Note.self, from: data),
      note.owner == owner,
      let size = try? FileManager.default.attributesOfItem(atPath: part.path)[.size] as? NSNumber,
      size.int64Value > 0
    else { return nil }
    return (size.int64Value, note.validator, note.total)
  }

  /// Opens the file for the body of a response: at the end of the file if the response continues the download,
  /// otherwise with an empty file.
  func open(for head: RawResponse) throws -> Opened {
    if head.status == 206 {
      guard let point, let range = ContentRange(of: head), range.bytes.lowerBound == point.offset,
        Self.validator(of: head).map({ $0 == point.validator }) ?? true,
        let total = range.total ?? point.total, total == point.total ?? total,
        range.bytes.upperBound < total
      else {
        discard()
        throw ContentRange.notRequested
      }
      let handle = try FileHandle(forWritingTo: part)
      try handle.seekToEnd()
      let end = range.bytes.upperBound + 1
      return Opened(handle: handle, offset: point.offset, end: end, total: total)
    }
    discard()
    try Data().write(to: part)
    // If the body is encoded, `Content-Length` is the encoded length.
    let length = head.headers["Content-Encoding"] == nil ? head.headers["Content-Length"] : nil
    let total = length.flatMap { Int64(digits: $0) }
    if let validator = Self.validator(of: head) {
      let note = try JSONEncoder().encode(Note(validator: validator, owner: owner, total: total))
      try note.write(to: noteFile, options: .atomic)
    }
    return Opened(handle: try FileHandle(forWritingTo: part), total: total)
  }

  /// Deletes the bytes that have arrived.
  func discard() {
    try? FileManager.default.removeItem(at: noteFile)
    try? FileManager.default.removeItem(at: part)
  }

  /// The value for `If-Range` that identifies the version of the resource (RFC 9110, section 13.1.5); nil if there is
  /// none.
  private static func validator(of head: RawResponse) -> String? {
    // If the body is encoded, a range would apply to the encoded bytes.
    guard head.headers["Content-Encoding"] == nil else { return nil }
    if let tag = head.headers["ETag"] { return tag.hasPrefix("\"") ? tag : nil }
    return head.headers["Last-Modified"]
  }
}

/// Starts a download from the beginning if the server responds with status 416: it doesn't have the requested range.
struct RestartDownloadDecision: ResponseDecision {
  let file: ResumableFile

  func decide(_ outcome: Outcome, in context: RequestContext) -> Verdict {
    guard case .response(let response) = outcome, response.status == 416, file.point != nil else {
      return .proceed(outcome)
    }
    file.discard()
    return .restart(after: .zero)
  }
}

/// Requests the rest of a download if the server has sent only a part of the requested range.
struct ContinueDownloadDecision: ResponseDecision {
  /// No limit, because each part makes progress; ``NetworkConfiguration/maxAttempts`` still applies.
  let budget = Int.max

  func decide(_ outcome: Outcome, in context: RequestContext) -> Verdict {
    guard case .failure(.partOfFile) = outcome,
      context.idempotency.allowsReplay(of: context.sent.method)
    else { return .proceed(outcome) }
    return .restart(after: .zero)
  }
}

extension TransportError {
  /// The error of a complete response that doesn't contain the end of the file.
  static let partOfFile = TransportError(.connectionLost, detail: "only a part of the file arrived")

  static func ~= (pattern: TransportError, error: TransportError) -> Bool { pattern == error }
}
