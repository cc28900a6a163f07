import POSIX
import ToolSupport

/// A temporary file that a transaction writes next to the target file and then renames to the target's name.
enum NewFile {
  /// The name of a temporary file, which is always short, so that a target's name can be as long as the file system
  /// allows.
  static func name(_ run: UInt64, _ number: Int) -> String {
    "\(prefix)\(String(run, radix: 36))-\(number)\(suffix)"
  }

  private static let prefix = ".nd-config-"
  private static let suffix = ".tmp"

  /// Whether a journal's entry names a temporary file next to a valid target.
  static func isName(of file: Journal.File) -> Bool {
    let temporary = parentAndName(of: file.temporary)
    let target = parentAndName(of: file.target)
    return temporary.name.hasPrefix(prefix) && temporary.name.hasSuffix(suffix)
      && temporary.parent.utf8.elementsEqual(target.parent.utf8)
      && !["", ".", ".."].contains(target.name) && !isGitFolder(target.name)
  }

  /// Writes the file with the mode and, if possible, the owner of the file that it will replace.
  ///
  /// - Returns: the identity of the new file.
  static func write(
    _ bytes: [UInt8],
    to location: Folder.Location,
    like target: stat?,
    isDurable: Bool,
    path: String
  ) throws(FileError) -> FileIdentity {
    let descriptor = openat(
      location.folder.descriptor,
      location.name,
      O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
      // With 0o600, other users cannot read the file before it gets the target's mode.
      target == nil ? 0o666 : 0o600
    )
    guard descriptor >= 0 else { throw FileError("write", path) }
    let identity = finish(descriptor, bytes, like: target, isDurable: isDurable)
    var error = errno
    // Some file systems report a full disk only here.
    if close(descriptor) != 0, identity != nil {
      error = errno
    } else if let identity {
      return identity
    }
    _ = location.folder.remove(location.name)
    throw FileError("write", path, code: error)
  }

  /// Writes the bytes and sets owner and mode; returns nil, with the reason in `errno`, if something failed.
  private static func finish(
    _ descriptor: Int32,
    _ bytes: [UInt8],
    like target: stat?,
    isDurable: Bool
  ) -> FileIdentity? {
    guard writeAll(bytes, to: descriptor) else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    if let target {
      if status.st_uid != target.st_uid || status.st_gid != target.st_gid {
        if fchown(descriptor, target.st_uid, target.st_gid) != 0 {
          fchown(descriptor, uid_t.max, target.st_gid)
        }
        guard fstat(descriptor, &status) == 0 else { return nil }
      }
      var mode = target.st_mode & 0o7777
      // With another owner, these bits would let the program run with that account's rights.
      if status.st_uid != target.st_uid { mode &= ~S_ISUID }
      if status.st_gid != target.st_gid { mode &= ~S_ISGID }
      fchmod(descriptor, mode)
    }
    guard !isDurable || fsync(descriptor) == 0 else { return nil }
    return FileIdentity(status)
  }
}

// The functions that rename or remove return false on failure, with the reason in `errno`.
extension OpenFolder {
  /// Exchanges the names of two files atomically.
  func exchange(_ one: String, _ other: String) -> Bool {
    #if canImport(Darwin)
    renameatx_np(descriptor, one, descriptor, other, UInt32(RENAME_SWAP)) == 0
    #else
    linux_renameat2(descriptor, one, descriptor, other, UInt32(RENAME_FLAG_EXCHANGE)) == 0
    #endif
  }

  /// Renames a file; fails with `EEXIST` if the new name is taken.
  func renameWithoutReplacing(_ old: String, to new: String) -> Bool {
    #if canImport(Darwin)
    let status = renameatx_np(descriptor, old, descriptor, new, UInt32(RENAME_EXCL))
    #else
    let flag = UInt32(RENAME_FLAG_NOREPLACE)
    let status = linux_renameat2(descriptor, old, descriptor, new, flag)
    #endif
    guard status != 0, Self.isUnsupported(errno) else { return status == 0 }
    // Creating a hard link never replaces a file either.
    if linkat(descriptor, old, descriptor, new, 0) == 0 { return remove(old) }
    // FAT has no hard links.
    guard errno == EPERM || Self.isUnsupported(errno) else { return false }
    var taken = stat()
    guard fstatat(descriptor, new, &taken, AT_SYMLINK_NOFOLLOW) != 0 else {
      errno = EEXIST
      return false
    }
    return rename(old, to: new)
  }

  /// Whether an error code says that a file system or kernel lacks a call; NFS, for example, cannot exchange files.
  static func isUnsupported(_ code: Int32) -> Bool {
    [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code)
  }

  func rename(_ old: String, to new: String) -> Bool {
    renameat(descriptor, old, descriptor, new) == 0
  }

  func remove(_ name: String) -> Bool { unlinkat(descriptor, name, 0) == 0 }
}
