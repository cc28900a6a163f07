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
  private var pending: [(temporary: String, target: String)] = []

  /// The end of a temporary file's name; its beginning is a dot.
  static let temporarySuffix = ".nd-config-tmp"

  /// What is `isDurable`, as a person's own files are, is on the disk before it takes a file's place.
  mutating func write(
    _ text: String,
    to path: String,
    isDurable: Bool = false
  ) throws(FileError) {
    let target = Self.file(behind: path)
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[...$0]) } ?? ""
    try makeFolder(String(folder.dropLast()))
    let temporary = "\(folder).\(target.dropFirst(folder.count))\(Self.temporarySuffix)"
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("write", path) }
    pending.append((temporary, target))
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

  mutating func commit() throws(FileError) {
    while let next = pending.first {
      guard rename(next.temporary, next.target) == 0 else { throw FileError("write", next.target) }
      pending.removeFirst()
    }
  }

  deinit {
    for file in pending { unlink(file.temporary) }
  }

  /// The file itself, or the one that a link leads to: whoever put a link there wants to keep it.
  private static func file(behind path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
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
