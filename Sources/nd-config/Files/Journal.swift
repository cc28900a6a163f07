/// What a transaction is about to do, written before it changes anything and removed when it is over;
/// by it, the next run in the folder removes what a killed one left.
struct Journal {
  struct File: Equatable {
    /// Paths in the folder, without links; both are in the same folder.
    var temporary: String
    var target: String
    /// Of what was read, and of what will be there; nil for no file.
    var old: Digest?
    var new: Digest?
  }

  static let fileName = ".nd-config.journal"

  /// Folders that are to be removed if they are empty, parents first.
  var folders: [String] = []
  var files: [File] = []
  /// Whether every temporary file was complete, so that renaming may have begun.
  var isRenaming = false

  init() {}

  // Fields end with NUL, which no path contains.
  private static let head = "nd-config journal 1"
  private static let end = "complete"
  static let renamingMark = Array("renaming\0".utf8)

  var bytes: [UInt8] {
    var fields = [Self.head]
    for folder in folders { fields += ["folder", folder] }
    for file in files {
      fields += ["file", file.temporary, file.target, text(file.old), text(file.new)]
    }
    return (fields + [Self.end]).flatMap { Array($0.utf8) + [0] }
  }

  private func text(_ digest: Digest?) -> String { digest?.text ?? "none" }

  /// Far more than the journal of a run has.
  static let sizeLimit = 16 << 20

  /// - Returns: an empty journal if it was not written completely, because nothing was changed then;
  ///   nil if it is not a journal.
  init?(_ bytes: [UInt8]) {
    // Read field by field: a hostile journal can have millions.
    var rest = bytes[...]
    func field() -> String? {
      guard let end = rest.firstIndex(of: 0) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
    guard let head = field() else {
      guard Array(Self.head.utf8).starts(with: bytes) else { return nil }
      return
    }
    guard head == Self.head else { return nil }
    var journal = Journal()
    while let kind = field() {
      switch kind {
      case "folder":
        guard let folder = field() else { return }
        journal.folders.append(folder)
      case "file":
        guard let temporary = field(), let target = field(), let old = field(), let new = field()
        else { return }
        let file = File(
          temporary: temporary,
          target: target,
          old: Digest(journal: old),
          new: Digest(journal: new)
        )
        // A journal is a file that anybody can write; only files of our names are removed.
        guard TemporaryFile.isName(of: file) else { return nil }
        journal.files.append(file)
      case Self.end:
        journal.isRenaming = rest.starts(with: "renaming".utf8)
        self = journal
        return
      default: return
      }
    }
  }
}

/// Tells contents apart: the mix of `HostTable` with 64 bits, and the length.
///
/// Somebody who makes two texts with the same digest on purpose only loses text of their own.
struct Digest: Equatable {
  let text: String

  init(_ bytes: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    bytes.withUnsafeBytes { bytes in
      // Eight at a time: outputs have many megabytes.
      let whole = bytes.count & ~7
      for offset in stride(from: 0, to: whole, by: 8) {
        mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      }
      for byte in bytes[whole...] { mix(UInt64(byte)) }
    }
    text = "\(String(hash, radix: 16)) \(bytes.count)"
  }

  /// The digest in a journal's line; nil if it says that there is no file.
  init?(journal text: String) {
    guard text != "none" else { return nil }
    self.text = text
  }
}
