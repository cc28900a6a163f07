package import POSIX

/// The descriptor of an open folder; it is closed when the last reference goes away.
package final class OpenFolder {
  package let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Opens a folder by its path, or by its name in another folder.
  ///
  /// Returns nil, with the reason in `errno`, if the folder cannot be opened or is a link.
  package static func open(_ name: String, in folder: OpenFolder? = nil) -> OpenFolder? {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let descriptor = openat(folder?.descriptor ?? AT_FDCWD, name, flags)
    return descriptor < 0 ? nil : OpenFolder(descriptor)
  }

  /// The folder's path without links, as the system reports it; nil if the system cannot report it.
  package var path: String? {
    #if canImport(Darwin)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress, fcntl(descriptor, F_GETPATH, start) == 0 else {
        return nil
      }
      return String(cString: start)
    }
    #else
    return linkTarget("/proc/self/fd/\(descriptor)")
    #endif
  }
}

extension OpenFolder {
  package struct Entry {
    package var name: String
    package var isFolder: Bool
    package var isFile: Bool
  }

  /// The status of the entry with the given name, without following links; nil if there is no such entry.
  package func status(of name: String) -> stat? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// The entries of the folder, in no particular order.
  package var entries: [Entry] {
    get throws(FileError) {
      // A duplicated descriptor would share the read position, so the folder is opened again.
      let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard copy >= 0, let stream = fdopendir(copy) else { throw FileError("read", ".") }
      defer { closedir(stream) }
      var entries: [Entry] = []
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
            String(cString: $0)
          }
        }
        guard name != ".", name != ".." else { continue }
        guard let status = status(of: name) else { continue }
        let kind = status.st_mode & S_IFMT
        entries.append(Entry(name: name, isFolder: kind == S_IFDIR, isFile: kind == S_IFREG))
      }
      return entries
    }
  }
}

/// The identity of a file, which is equal for two names of the same file.
package struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  package init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
