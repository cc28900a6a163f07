import POSIX
import ToolSupport

/// The plan of a transaction, which lets the next run in the folder clean up after a killed run.
///
/// The journal is written before the transaction changes anything, and is removed at the end.
struct Journal {
  struct File: Equatable {
    /// Paths relative to the `Folder`, with links resolved; both files are in the same subfolder.
    var temporary: String
    var target: String
    /// The digests of the old and the new file; nil for no file.
    var old: Digest?
    var new: Digest?
  }

  static let fileName = ".nd-config.journal"

  /// Folders to remove if they are empty, parents first.
  var folders: [String] = []
  var files: [File] = []
  /// Whether every temporary file was complete; the run then possibly began to rename them.
  var isRenaming = false

  init() {}

  // Fields end with NUL, which a path cannot contain.
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

  /// The size limit of a journal, which is far above the size of real journals.
  static let sizeLimit = 16 << 20

  /// Decodes a journal.
  ///
  /// - Returns: an empty journal if it was not written completely, because nothing was changed then; nil if it is not a
  ///   journal.
  init?(_ bytes: [UInt8]) {
    // Fields are read one by one, because a malicious journal can have millions.
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
        // Anyone can write a journal, so it can only name files whose names are those of temporary files.
        guard NewFile.isName(of: file) else { return nil }
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

/// A digest of a file's contents: a 64-bit variant of the hash of `HostIndex`, and the length.
///
/// A collision that somebody constructs can only harm that person's files.
struct Digest: Equatable {
  let text: String

  init(_ bytes: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    bytes.withUnsafeBytes { bytes in
      // Eight bytes at a time, because outputs have many megabytes.
      let whole = bytes.count & ~7
      for offset in stride(from: 0, to: whole, by: 8) {
        mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      }
      for byte in bytes[whole...] { mix(UInt64(byte)) }
    }
    text = "\(String(hash, radix: 16)) \(bytes.count)"
  }

  /// Reads a digest from a journal's field; nil for `none`, which stands for "no file".
  init?(journal text: String) {
    guard text != "none" else { return nil }
    self.text = text
  }
}

extension Folder {
  /// Cleans up after a killed run with its journal, and restores files that other programs saved during that run.
  ///
  /// - Returns: messages for the user.
  func recover() throws(FileError) -> [String] {
    let path = display(Journal.fileName)
    guard let file = try RegularFile.open(Journal.fileName, in: root, path: path) else { return [] }
    guard let journal = Journal(try file.bytes(limit: Journal.sizeLimit)) else {
      throw FileError("read", path, reason: "it is not a journal of nd-config; remove it")
    }
    var lines: [String] = []
    for file in journal.files {
      if let line = try recover(file, isRenaming: journal.isRenaming) { lines.append(line) }
    }
    for path in journal.folders.reversed() { removeFolderIfEmpty(path) }
    guard root.remove(Journal.fileName) else { throw FileError("remove", path) }
    return lines
  }

  private func recover(_ file: Journal.File, isRenaming: Bool) throws(FileError) -> String? {
    guard let location = try location(of: file.temporary, to: "remove"),
      location.path.utf8.elementsEqual(file.temporary.utf8), let status = location.status
    else { return nil }
    // A Git branch can contain a journal that no run wrote. Temporary files are never folders, so a folder is left
    // alone.
    guard [S_IFREG, S_IFLNK].contains(status.st_mode & S_IFMT) else {
      let reason = "it is not a file, although the journal of nd-config names it; remove both"
      throw FileError("remove", display(file.temporary), reason: reason)
    }
    let path = display(file.target)
    let swap = Swap(
      folder: location.folder,
      temporary: location.name,
      target: parentAndName(of: file.target).name,
      path: path
    )
    let found = digest(of: location.name, in: swap)
    if !isRenaming || found == file.new || found == file.old {
      guard location.folder.remove(location.name) else { throw FileError("remove", path) }
      return nil
    }
    if location.folder.renameWithoutReplacing(location.name, to: swap.target) {
      return "restored \(path): it was saved while an earlier run, which was killed, replaced it"
    }
    // `file.new` is nil if the file was to be removed.
    if let new = file.new, digest(of: swap.target, in: swap) == new,
      location.folder.exchange(location.name, swap.target)
    {
      if digest(of: location.name, in: swap) == file.new {
        _ = location.folder.remove(location.name)
        return "restored \(path): it was saved while an earlier run, which was killed, replaced it"
      }
    }
    let name = try swap.kept()
    return
      "kept `\(name)` next to \(path): both were saved while an earlier run, which was killed, replaced it"
  }

  private func digest(of name: String, in swap: Swap) -> Digest? {
    guard let file = try? RegularFile.open(name, in: swap.folder, path: swap.path),
      let bytes = try? file.bytes()
    else { return nil }
    return Digest(bytes)
  }
}

extension Folder {
  /// The time that a run waits for another one in the same folder, in milliseconds.
  private static let patience = 10_000
  private static let pause = 20

  /// Locks the folder, cleans up if an earlier run was killed, then runs `body`.
  ///
  /// The kernel releases the lock if a run is killed.
  func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    try lock()
    defer { flock(root.descriptor, LOCK_UN) }
    for line in try recover() { say("nd-config: \(line)") }
    return try body()
  }

  private func lock() throws(FileError) {
    var waited = 0
    while flock(root.descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      // On a file system without locks, callers must prevent concurrent runs.
      guard errno == EWOULDBLOCK else { return }
      guard waited < Self.patience else {
        throw FileError(
          "write to",
          name,
          reason: "another nd-config has been writing there for \(Self.patience / 1000) seconds;"
            + " run the command again when it has finished"
        )
      }
      usleep(UInt32(Self.pause * 1000))
      waited += Self.pause
    }
  }
}
