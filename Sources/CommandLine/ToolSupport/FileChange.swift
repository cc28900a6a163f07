internal import POSIX

/// A change of a file in a `Folder`.
package struct FileChange {
  package var path: String
  /// The new contents; nil to remove the file, and its parent folders that become empty.
  package var bytes: [UInt8]?
  /// The bytes that the command read; nil if there was no file.
  package var read: [UInt8]?

  package init(_ path: String, bytes: [UInt8]?, replacing read: [UInt8]?) {
    self.path = path
    self.bytes = bytes
    self.read = read
  }
}

extension Folder {
  /// A new file under a temporary name, next to the file that it replaces.
  private typealias NewFile = (temporary: String, path: String)

  private static let suffix = ".nd-config.tmp"

  /// Carries out changes in their order; call this with the lock.
  ///
  /// All new files are written before the first is renamed, so a full disk changes nothing. Then all files are compared
  /// with what was read. If the process is killed, each file is complete, and the next run writes the rest.
  ///
  /// `isDurable` syncs the files, as for those that people edit.
  package func write(_ all: [FileChange], isDurable: Bool = false) throws(FileError) {
    let changes = all.filter { $0.bytes != $0.read }
    removeTemporaryFiles(besides: changes.map(\.path))
    var files: [NewFile?] = []
    defer { for file in files { if let file { unlink(file.temporary) } } }
    for (number, change) in changes.enumerated() {
      files.append(try newFile(change, number, isDurable))
    }
    var compared: Set<String> = []
    for change in changes where compared.insert(change.path).inserted {
      guard try contents(of: change.path) == change.read else {
        let reason = "it changed while the command ran; run it again"
        throw FileError(
          change.bytes == nil ? "remove" : "write",
          display(change.path),
          reason: reason
        )
      }
    }
    for (index, change) in changes.enumerated() {
      if let file = files[index] {
        guard rename(file.temporary, file.path) == 0 else {
          throw FileError("write", display(change.path))
        }
        files[index] = nil
      } else {
        guard unlink(try path(change.path, to: "remove")) == 0 else {
          throw FileError("remove", display(change.path))
        }
      }
    }
    for change in changes where change.bytes == nil { removeEmptyFolders(of: change.path) }
  }

  /// Removes the temporary files that a killed run left in the folders of some files.
  package func removeTemporaryFiles(besides paths: [String]) {
    for folder in Set(paths.map { parent(of: $0) }) { removeTemporaryFiles(in: folder) }
  }

  private func removeTemporaryFiles(in folder: String) {
    for name in names(in: folder, ofFolders: false) where name.hasSuffix(Self.suffix) {
      if let path = try? path(joinedPath(folder, name), to: "remove") { unlink(path) }
    }
  }

  /// Removes temporary files and empty folders that a killed run left below a folder.
  ///
  /// No generated file is deeper than `depth` folders below an output's folder.
  package func clean(_ folder: String, depth: Int = 4) {
    for name in names(in: folder, ofFolders: true) where depth > 0 {
      clean(joinedPath(folder, name), depth: depth - 1)
    }
    removeTemporaryFiles(in: folder)
    // This fails, as intended, if the folder is not empty.
    if let path = try? path(folder, to: "remove") { rmdir(path) }
  }

  /// The folder of a file, relative to this one.
  private func parent(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// Writes the new file of a change; nil if the change removes a file.
  private func newFile(
    _ change: FileChange,
    _ number: Int,
    _ isDurable: Bool
  ) throws(FileError) -> NewFile? {
    let operation = change.bytes == nil ? "remove" : "write"
    let old = try status(of: change.path, to: operation)
    if let old, old.st_mode & S_IFMT == S_IFREG, old.st_mode & S_IWUSR == 0 {
      let name = display(change.path)
      throw FileError(
        operation,
        name,
        reason: "it is read-only; run `chmod u+w \(name)` to allow it"
      )
    }
    guard let bytes = change.bytes else { return nil }
    try makeFolder(of: change.path)
    let path = try path(change.path, to: operation)
    // The name is short, so that the file's own name can be as long as the file system allows.
    let temporary = joinedPath(
      parentAndName(of: path).parent,
      ".\(getpid())-\(number)\(Self.suffix)"
    )
    let descriptor = open(
      temporary,
      O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
      // With 0o600, other users cannot read the file before it gets the old file's mode.
      old == nil ? 0o666 : 0o600
    )
    guard descriptor >= 0 else { throw FileError(operation, display(change.path)) }
    var isWritten = writeAll(bytes, to: descriptor)
    if isWritten, let old { setOwnerAndMode(of: descriptor, like: old) }
    if isWritten, isDurable { isWritten = fsync(descriptor) == 0 }
    var error = errno
    // Some file systems report a full disk only here.
    if close(descriptor) != 0, isWritten { (isWritten, error) = (false, errno) }
    guard isWritten else {
      unlink(temporary)
      throw FileError(operation, display(change.path), code: error)
    }
    return (temporary, path)
  }

  private func setOwnerAndMode(of descriptor: Int32, like old: stat) {
    if fchown(descriptor, old.st_uid, old.st_gid) != 0 {
      fchown(descriptor, uid_t.max, old.st_gid)
    }
    // Without the bits that let a program run with another account's rights.
    fchmod(descriptor, old.st_mode & 0o777)
  }
}
