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
  }

  init(for file: URL, of owner: [String?]) {
    self.owner = owner
    let folder = file.deletingLastPathComponent()
    part = folder.appendingPathComponent(".\(file.lastPathComponent).part")
    noteFile = folder.appendingPathComponent(".\(file.lastPathComponent).part.json")
  }

  /// How many bytes there are and what version they belong to; nil if nothing can be resumed.
  var point: (offset: Int64, validator: String)? {
    guard let data = try? Data(contentsOf: noteFile),
      let note = try? JSONDecoder().decode(Note.self, from: data),
      note.owner == owner,
      let size = try? FileManager.default.attributesOfItem(atPath: part.path)[.size] as? NSNumber,
      size.int64Value > 0
    else { return nil }
    return (size.int64Value, note.validator)
  }

  /// Opens the file for the body of a response: behind what is there if the response continues it.
  ///
  /// - Returns: the file, and how many bytes it has already.
  func open(for head: RawResponse) throws -> (handle: FileHandle, offset: Int64) {
    if head.status == 206 {
      guard let point, Self.start(of: head) == point.offset,
        Self.validator(of: head).map({ $0 == point.validator }) ?? true
      else {
        discard()
        throw TransportError(.malformedResponse, detail: "not the requested range")
      }
      let handle = try FileHandle(forWritingTo: part)
      try handle.seekToEnd()
      return (handle, point.offset)
    }
    discard()
    try Data().write(to: part)
    if let validator = Self.validator(of: head) {
      let note = try JSONEncoder().encode(Note(validator: validator, owner: owner))
      try note.write(to: noteFile, options: .atomic)
    }
    return (try FileHandle(forWritingTo: part), 0)
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

  /// The first byte in `Content-Range: bytes 5-9/10`.
  private static func start(of head: RawResponse) -> Int64? {
    guard let range = head.headers["Content-Range"], range.lowercased().hasPrefix("bytes ") else {
      return nil
    }
    return Int64(range.dropFirst(6).prefix { $0 != "-" })
  }
}
