#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Files that take the place of others: all are written beside their targets before the first is
/// renamed, so that a full disk or an unwritable folder leaves every old file as it was.
///
/// What was written and not renamed is removed when the transaction ends. A killed run cannot do
/// that; the next run finds its files by their names.
struct FileTransaction: ~Copyable {
  fileprivate enum Step {
    case rename(temporary: String, target: String, madeFolder: String?)
    case remove(path: String)
  }

  /// In the order of the calls, which is the order in which a commit takes them.
  private var pending: [Step] = []

  /// The end of a temporary file's name; its beginning is a dot.
  static let temporarySuffix = ".nd-config-tmp"

  /// What is `isDurable`, as a person's own files are, is on the disk before it takes a file's place.
  mutating func write(
    _ text: String,
    to path: String,
    isDurable: Bool = false
  ) throws(FileError) {
    let target = Self.file(behind: path)
    let folder = Self.folder(of: target)
    let isNew = !folder.isEmpty && access(folder, F_OK) != 0
    try makeFolder(folder)
    let temporary = Self.temporary(for: target, pending.count { $0.target == target })
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("write", path) }
    pending.append(
      .rename(temporary: temporary, target: target, madeFolder: isNew ? folder : nil)
    )
    var status = stat()
    if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    guard writeAll(text, to: descriptor) else {
      let error = FileError("write", path)
      close(descriptor)
      throw error
    }
    if isDurable, fsync(descriptor) != 0 {
      let error = FileError("write", path)
      close(descriptor)
      throw error
    }
    // Some file systems report a full disk only here.
    guard close(descriptor) == 0 else { throw FileError("write", path) }
  }

  /// Removes a file, and its folder where nothing else is in it.
  mutating func remove(_ path: String) {
    pending.append(.remove(path: path))
  }

  mutating func commit() throws(FileError) {
    while let next = pending.first {
      switch next {
      case .rename(let temporary, let target, _):
        guard rename(temporary, target) == 0 else { throw FileError("write", target) }
      case .remove(let path):
        try removeFile(path)
        // Refused, as it should be, where anything is left in it.
        rmdir(Self.folder(of: path))
      }
      pending.removeFirst()
    }
  }

  /// Removes what a killed run may have left beside a file.
  static func removeLeftovers(of path: String) {
    for number in 0...1 { unlink(temporary(for: file(behind: path), number)) }
  }

  deinit {
    for case .rename(let temporary, _, let folder) in pending {
      unlink(temporary)
      if let folder { rmdir(folder) }
    }
  }

  /// A target that is written more than once has a temporary for each.
  private static func temporary(for target: String, _ number: Int) -> String {
    let folder = folder(of: target)
    let name = target.dropFirst(folder.isEmpty ? 0 : folder.count + 1)
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    return "\(prefix).\(name)\(number == 0 ? "" : ".\(number)")\(temporarySuffix)"
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The file itself, or the one that a link leads to: whoever put a link there wants to keep it.
  private static func file(behind path: String) -> String { realPath(path) ?? path }
}

extension FileTransaction.Step {
  fileprivate var target: String? {
    if case .rename(_, let target, _) = self { target } else { nil }
  }
}

/// Does something while no other run is in the folder; the kernel lets go when a run is killed.
func withLock<Result>(
  on folder: String,
  _ body: () throws -> Result
) throws -> Result {
  let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError("write to", folder) }
  defer { close(descriptor) }
  // Where a file system knows no locks, two runs at once are their caller's to prevent.
  while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  return try body()
}
