internal import POSIX

/// A folder in which a command reads and writes files, which it creates if necessary.
///
/// Paths are relative to the folder. A path with `..`, a part named `.git` or a link is refused, so that nothing that
/// a branch contains leads a command out of the folder.
package final class Folder {
  /// The path that the user gave.
  package let name: String
  /// The path with links resolved.
  private let root: String
  /// Folders that this run created; those that are still empty at the end are removed.
  private var made: [String] = []

  package static let missing = "No such file or directory"

  /// Names a folder, which need not exist.
  ///
  /// `isStrict` is as in `ResolvedPath`.
  package init(_ name: String, isStrict: Bool = false) throws(FileError) {
    // `generated/` becomes `generated`; `/` stays as it is.
    self.name = name.last == "/" && name.count > 1 ? String(name.dropLast()) : name
    guard let path = ResolvedPath(name, isStrict: isStrict) else { throw FileError("open", name) }
    if let refusal = path.refusal { throw FileError("open", name, reason: refusal) }
    guard !path.real.split(separator: "/").contains(where: isGitFolder) else {
      throw FileError("write to", name, reason: inGit)
    }
    root = path.real
  }

  package var exists: Bool { Self.kind(root) == S_IFDIR }

  /// A path in the folder as the user would write it.
  package func display(_ path: String) -> String { name == "." ? path : joinedPath(name, path) }

  /// The path of a file for the system; refuses a path that could lead out of the folder.
  func path(_ relative: String, to operation: String) throws(FileError) -> String {
    var path = root
    for part in relative.split(separator: "/") {
      guard part != ".", part != ".." else {
        throw FileError(operation, display(relative), code: EINVAL)
      }
      guard !isGitFolder(part) else { throw FileError(operation, display(relative), reason: inGit) }
      path = joinedPath(path, part)
      guard Self.kind(path) != S_IFLNK else {
        let link = display(String(path.dropFirst(root.count + (root == "/" ? 0 : 1))))
        let reason = "`\(link)` is a link, and links in the folder are not followed"
        throw FileError(operation, display(relative), reason: reason)
      }
    }
    return path
  }

  /// The status of a file, without following a link; nil if there is none.
  private static func status(_ path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  private static func kind(_ path: String) -> mode_t { (status(path)?.st_mode ?? 0) & S_IFMT }

  func status(of relative: String, to operation: String) throws(FileError) -> stat? {
    Self.status(try path(relative, to: operation))
  }

  /// The bytes of a regular file; nil if it does not exist.
  package func contents(of relative: String, limit: Int = sizeLimit) throws(FileError) -> [UInt8]? {
    let path = try path(relative, to: "read")
    let bytes = try readRegularFile(path, name: display(relative), limit: limit, followsLink: false)
    guard bytes?.count ?? 0 <= limit else {
      throw FileError("read", display(relative), reason: "Larger than \(limit >> 20) MB")
    }
    return bytes
  }

  /// The default limit for the size of a file, which is larger than any generated file.
  package static let sizeLimit = 64 << 20

  package func contains(_ relative: String) throws(FileError) -> Bool {
    try status(of: relative, to: "read") != nil
  }

  /// The identity of a file, because two paths can be the same file where case is ignored; nil if there is none.
  package func identity(of relative: String) -> String? {
    let status = (try? status(of: relative, to: "read")).flatMap { $0 }
    return status.map { "\($0.st_dev) \($0.st_ino)" }
  }

  /// The names in a folder; empty if the folder is missing or unreadable.
  package func names(in relative: String, ofFolders: Bool) -> [String] {
    guard let path = try? path(relative, to: "read"), let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      let kind = Self.kind(joinedPath(path, name))
      if name != ".", name != "..", kind == (ofFolders ? S_IFDIR : S_IFREG) { names.append(name) }
    }
    return names
  }

  // MARK: Folders

  /// Creates the folder of a file and those above it.
  func makeFolder(of relative: String) throws(FileError) {
    let parent = parentAndName(of: try path(relative, to: "write")).parent
    try makeFolder(parent, for: display(relative))
  }

  private func makeFolder(_ path: String, for file: String) throws(FileError) {
    // Something else than a folder is an error of the next call.
    guard Self.status(path) == nil else { return }
    if mkdir(path, 0o777) != 0 {
      guard errno == ENOENT, path != "/" else { throw FileError("write", file) }
      try makeFolder(parentAndName(of: path).parent, for: file)
      guard mkdir(path, 0o777) == 0 else { throw FileError("write", file) }
    }
    made.append(path)
  }

  /// Removes the folders of a file that are empty, up to this one.
  func removeEmptyFolders(of relative: String) {
    var parts = relative.split(separator: "/").dropLast()
    while !parts.isEmpty, let path = try? path(parts.joined(separator: "/"), to: "remove"),
      rmdir(path) == 0
    { parts.removeLast() }
  }

  // MARK: Lock

  /// Locks the folder, which is created if it does not exist, and runs `body`.
  ///
  /// The kernel releases the lock if a run is killed.
  package func withLock<Result>(
    waiting: Bool = false,
    _ body: () throws -> Result
  ) throws -> Result {
    let before = made.count
    try makeFolder(root, for: name)
    let descriptor = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("write to", name) }
    defer {
      close(descriptor)
      // This fails, as intended, if the folder is not empty.
      for folder in made[before...].reversed() { rmdir(folder) }
    }
    while flock(descriptor, waiting ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      // On a file system without locks, callers must prevent concurrent runs.
      guard errno == EWOULDBLOCK else { break }
      let reason = "another nd-config is writing there; run the command again when it has finished"
      throw FileError("write to", name, reason: reason)
    }
    return try body()
  }
}
