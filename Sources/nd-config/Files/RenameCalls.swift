import POSIX

// Each returns false if it failed, with the reason in `errno`.
extension OpenFolder {
  /// Both files get each other's name, at once.
  func exchange(_ one: String, _ other: String) -> Bool {
    #if canImport(Darwin)
    renameatx_np(descriptor, one, descriptor, other, UInt32(RENAME_SWAP)) == 0
    #else
    linux_renameat2(descriptor, one, descriptor, other, UInt32(RENAME_FLAG_EXCHANGE)) == 0
    #endif
  }

  /// Fails with `EEXIST` if the new name is taken.
  func renameWithoutReplacing(_ old: String, to new: String) -> Bool {
    #if canImport(Darwin)
    let status = renameatx_np(descriptor, old, descriptor, new, UInt32(RENAME_EXCL))
    #else
    let flag = UInt32(RENAME_FLAG_NOREPLACE)
    let status = linux_renameat2(descriptor, old, descriptor, new, flag)
    #endif
    guard status != 0, Self.isUnsupported(errno) else { return status == 0 }
    // A new hard link never replaces anything either.
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

  /// Whether a file system or kernel lacks a call, such as NFS an exchange.
  static func isUnsupported(_ code: Int32) -> Bool {
    [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code)
  }

  func rename(_ old: String, to new: String) -> Bool {
    renameat(descriptor, old, descriptor, new) == 0
  }

  func remove(_ name: String) -> Bool { unlinkat(descriptor, name, 0) == 0 }
}
