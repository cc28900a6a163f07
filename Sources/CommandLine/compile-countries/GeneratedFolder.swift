import ManifestFindings
import POSIX
import SwiftEmission
import ToolSupport

/// The output folder that the build system passes to the plugin.
struct GeneratedFolder {
  private let name: String
  private let root: OpenFolder
  private static let temporarySuffix = ".tmp"

  /// Opens the folder; creates it if it does not exist.
  init(_ name: String) throws(FileError) {
    self.name = name
    let path = try folderPath(name, to: "write to", isStrict: false)
    guard let root = Self.make(path) else { throw FileError("write to", name) }
    self.root = root
  }

  private static func make(_ path: String) -> OpenFolder? {
    if let folder = OpenFolder.open(path) { return folder }
    let (parent, name) = parentAndName(of: path)
    guard errno == ENOENT, path != "/", let above = make(parent) else { return nil }
    return make(name, in: above)
  }

  private static func make(_ name: String, in folder: OpenFolder) -> OpenFolder? {
    if mkdirat(folder.descriptor, name, 0o777) != 0, errno != EEXIST { return nil }
    return OpenFolder.open(name, in: folder)
  }

  /// Writes the changed files, and removes files of an earlier run that are no longer generated.
  ///
  /// All these files are in the emitter's subfolder.
  func write(_ files: [EmittedFile]) throws(FileError) -> (changed: Int, removed: Int) {
    let id = SwiftEmitter.id
    guard let folder = Self.make(id, in: root) else { throw FileError("write", display(id)) }
    // Another build can write at the same time. The lock is released when the descriptor is closed.
    flock(folder.descriptor, LOCK_EX)
    var changed: [(name: String, bytes: [UInt8])] = []
    for file in files {
      let name = parentAndName(of: file.path).name
      let found = try contents(of: name, in: folder)
      if found == file.bytes { continue }
      if let found, !Self.isReplaceable(found, at: file.path) {
        throw FileError(
          "write",
          display(file.path),
          reason: "nd-config did not generate the file that is there; move it, or remove it"
        )
      }
      changed.append((name, file.bytes))
    }
    let kept = Set(files.map { parentAndName(of: $0.path).name })
    for (name, bytes) in changed { try write(bytes, to: name, in: folder) }
    let written = kept.compactMap { folder.status(of: $0) }.map(FileIdentity.init)
    var removed = 0
    for name in try folder.entries.map(\.name).sorted() where !kept.contains(name) {
      if name.hasPrefix("."), name.hasSuffix(Self.temporarySuffix) {
        // A run that was killed left this file behind.
        unlinkat(folder.descriptor, name, 0)
        continue
      }
      // On some file systems, two names can be the same file, such as `URLs.swift` and `Urls.swift`.
      guard let status = folder.status(of: name), !written.contains(FileIdentity(status)) else {
        continue
      }
      // A file that cannot be read was not written by nd-config.
      guard let bytes = try? contents(of: name, in: folder), GeneratedNote.isFirstComment(of: bytes)
      else { continue }
      guard unlinkat(folder.descriptor, name, 0) == 0 else {
        throw FileError("remove", display("\(id)/\(name)"))
      }
      removed += 1
    }
    return (changed.count, removed)
  }

  /// Whether an existing file can be replaced without losing anyone's work.
  private static func isReplaceable(_ bytes: [UInt8], at path: String) -> Bool {
    bytes.isEmpty || GeneratedNote.isFirstComment(of: bytes)
      || SourceFile(path: path, bytes: bytes).firstConflictMarker != nil
  }

  private func display(_ path: String) -> String { joinedPath(name, path) }

  /// The bytes of a generated file; nil if it does not exist.
  private func contents(of name: String, in folder: OpenFolder) throws(FileError) -> [UInt8]? {
    let path = display("\(SwiftEmitter.id)/\(name)")
    return try RegularFile.open(name, in: folder, path: path)?.bytes()
  }

  /// Writes a temporary file and renames it, so that a compiler never reads a partly written file.
  private func write(_ bytes: [UInt8], to name: String, in folder: OpenFolder) throws(FileError) {
    let path = display("\(SwiftEmitter.id)/\(name)")
    let temporary = ".\(name)\(Self.temporarySuffix)"
    // Removes the temporary file of a run that was killed.
    unlinkat(folder.descriptor, temporary, 0)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = openat(folder.descriptor, temporary, flags, 0o666)
    guard descriptor >= 0 else { throw FileError("write", path) }
    var isWritten = writeAll(bytes, to: descriptor)
    var error = errno
    // Some file systems report a full disk only here.
    if close(descriptor) != 0, isWritten { (isWritten, error) = (false, errno) }
    if isWritten, renameat(folder.descriptor, temporary, folder.descriptor, name) != 0 {
      (isWritten, error) = (false, errno)
    }
    guard isWritten else {
      unlinkat(folder.descriptor, temporary, 0)
      throw FileError("write", path, code: error)
    }
  }
}
