#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Replaces files: all new files are written next to their targets before the first one is renamed,
/// so that a full disk or an unwritable folder leaves every old file unchanged.
///
/// Files that were written but not renamed are removed when the transaction ends. If the process is
/// killed first, the next run finds them by their names.
struct FileTransaction: ~Copyable {
  private enum Step {
    case rename(temporary: String, target: String, madeFolder: String?)
    case remove(path: String)
  }

  /// In the order of the calls, which is also the order of renaming.
  private var pending: [Step] = []
  /// How often a target has been written.
  private var writes: [String: Int] = [:]

  /// The suffix of a temporary file's name, which begins with a dot.
  static let temporarySuffix = ".nd-config-tmp"

  /// If `isDurable`, as for files that a person edits, the data is synced to disk before renaming.
  mutating func write(
    _ bytes: [UInt8],
    to path: String,
    isDurable: Bool = false
  ) throws(FileError) {
    let target = Self.file(behind: path)
    let folder = Self.folder(of: target)
    let isNew = !folder.isEmpty && access(folder, F_OK) != 0
    try makeFolder(folder)
    let temporary = Self.temporary(for: target, writes[target, default: 0])
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("write", path) }
    pending.append(
      .rename(temporary: temporary, target: target, madeFolder: isNew ? folder : nil)
    )
    writes[target, default: 0] += 1
    var status = stat()
    if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    guard writeAll(bytes, to: descriptor) else {
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

  /// Removes a file, and its folder if that is empty afterwards.
  mutating func remove(_ path: String) {
    pending.append(.remove(path: path))
  }

  mutating func commit() throws(FileError) {
    var done = 0
    defer { pending.removeFirst(done) }
    for next in pending {
      switch next {
      case .rename(let temporary, let target, _):
        guard rename(temporary, target) == 0 else { throw FileError("write", target) }
      case .remove(let path):
        try removeFile(path)
        // Fails, as intended, if the folder is not empty.
        rmdir(Self.folder(of: path))
      }
      done += 1
    }
  }

  /// Removes temporary files that a killed run may have left next to a file.
  static func removeLeftovers(of path: String) {
    for number in 0...1 { unlink(temporary(for: file(behind: path), number)) }
  }

  deinit {
    for case .rename(let temporary, _, let folder) in pending {
      unlink(temporary)
      if let folder { rmdir(folder) }
    }
  }

  /// A target that is written more than once has one temporary file for each time.
  private static func temporary(for target: String, _ number: Int) -> String {
    let folder = folder(of: target)
    let name = target.dropFirst(folder.isEmpty ? 0 : folder.count + 1)
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    return "\(prefix).\(name)\(number == 0 ? "" : ".\(number)")\(temporarySuffix)"
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The file itself, or the target of a link, because the link must be kept.
  private static func file(behind path: String) -> String { realPath(path) ?? path }
}

/// Runs `body` while no other run is in the folder; the kernel releases the lock if a run is killed.
func withLock<Result>(
  on folder: String,
  _ body: () throws -> Result
) throws -> Result {
  let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError("write to", folder) }
  defer { close(descriptor) }
  // On a file system without locks, callers must prevent concurrent runs.
  while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  return try body()
}
