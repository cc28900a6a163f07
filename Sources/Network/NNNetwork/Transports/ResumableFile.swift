import Foundation

/// A download that survives its request: the bytes that have arrived, and a note of which version of the
/// resource they belong to.
///
/// Both files are in the folder of the destination, whose name they have.
struct ResumableFile: Sendable {
  let part: URL
  private let noteFile: URL
  /// The accounts that the bytes are for: a part of another account's is not continued.
  private let owner: [String?]

  private struct Note: Codable {
    /// A strong entity tag, or the date of the last change.
    var validator: String
    var owner: [String?]
    /// The size of the whole file; nil if the server didn't say.
    var total: Int64?
  }

  /// Where the body of a response goes.
  struct Opened {
    let handle: FileHandle
    /// How many bytes the file has already.
    var offset: Int64 = 0
    /// How many it has with the whole body; nil if the response doesn't say.
    var end: Int64?
    /// The size of the whole file; nil if nobody knows.
    var total: Int64?
  }

  init(for file: URL, of owner: [String?]) {
    self.owner = owner
    let folder = file.deletingLastPathComponent()
    part = folder.appendingPathComponent(".\(file.lastPathComponent).part")
    noteFile = folder.appendingPathComponent(".\(file.lastPathComponent).part.json")
  }

  /// How many bytes there are and what version they belong to; nil if nothing can be resumed.
  var point: (offset: Int64, validator: String, total: Int64?)? {
    guard let data = try? Data(contentsOf: noteFile),
      let note = try? JSONDecoder().decode(Note.self, from: data),
      note.owner == owner,
      let size = try? FileManager.default.attributesOfItem(atPath: part.path)[.size] as? NSNumber,
      size.int64Value > 0
    else { return nil }
    return (size.int64Value, note.validator, note.total)
  }

  /// Opens the file for the body of a response: behind what is there if the response continues it.
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
    // With an encoding, it is the length of something else.
    let length = head.headers["Content-Encoding"] == nil ? head.headers["Content-Length"] : nil
    let total = length.flatMap { Int64(digits: $0) }
    if let validator = Self.validator(of: head) {
      let note = try JSONEncoder().encode(Note(validator: validator, owner: owner, total: total))
      try note.write(to: noteFile, options: .atomic)
    }
    return Opened(handle: try FileHandle(forWritingTo: part), total: total)
  }

  /// Forgets what has arrived.
  func discard() {
    try? FileManager.default.removeItem(at: noteFile)
    try? FileManager.default.removeItem(at: part)
  }

  /// What identifies the bytes of a response (RFC 9110, section 13.1.5); nil if nothing does.
  private static func validator(of head: RawResponse) -> String? {
    // A range would be one of the encoded bytes.
    guard head.headers["Content-Encoding"] == nil else { return nil }
    if let tag = head.headers["ETag"] { return tag.hasPrefix("\"") ? tag : nil }
    return head.headers["Last-Modified"]
  }
}
