package import Foundation

/// The file operations of a ``FileQueueStore``; tests replace them with a disk that fails.
///
/// The operations throw ``QueueError/locked`` or ``QueueError/store(operation:code:)``.
package protocol LogDisk: Sendable {
  func lock() throws(QueueError)
  func unlock()
  /// The bytes of a file; nil if it doesn't exist.
  func read(_ name: String) throws(QueueError) -> Data?
  /// Writes all bytes at an offset; if the method throws, some of them may have been written.
  func write(_ bytes: Data, to name: String, at offset: Int) throws(QueueError)
  func truncate(_ name: String, to length: Int) throws(QueueError)
  /// Waits until the file's contents would survive a power failure.
  func sync(_ name: String) throws(QueueError)
  /// Waits until the names of the folder's files would survive a power failure.
  func syncFolder() throws(QueueError)
  /// Renames a file, replacing an existing file with the new name.
  func rename(_ name: String, to other: String) throws(QueueError)
}

/// A folder on a real disk.
package final class POSIXDisk: LogDisk {
  private let folder: URL
  private let descriptors = Locked<[String: Int32]>([:])
  private static let lockName = "queue.lock"

  package init(_ folder: URL) { self.folder = folder }

  deinit { unlock() }

  package func lock() throws(QueueError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .store(operation: "create its folder", code: EIO)
    }
    let descriptor = try descriptor(of: Self.lockName)
    // The lock belongs to the open file, so it is released when the process ends.
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      let code = errno
      unlock()
      throw code == EWOULDBLOCK ? .locked : .store(operation: "lock its folder", code: code)
    }
  }

  package func unlock() {
    descriptors.withLock { descriptors in
      for descriptor in descriptors.values { _ = close(descriptor) }
      descriptors = [:]
    }
  }

  package func read(_ name: String) throws(QueueError) -> Data? {
    let file = folder.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return try Data(contentsOf: file)
    } catch {
      throw .store(operation: "read `\(name)`", code: EIO)
    }
  }

  package func write(_ bytes: Data, to name: String, at offset: Int) throws(QueueError) {
    let descriptor = try descriptor(of: name)
    let code: Int32 = bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
        if count < 0, errno != EINTR { return errno }
        done += max(0, count)
      }
      return 0
    }
    guard code == 0 else { throw .store(operation: "write `\(name)`", code: code) }
  }

  package func truncate(_ name: String, to length: Int) throws(QueueError) {
    let descriptor = try descriptor(of: name)
    try check("truncate `\(name)`") { ftruncate(descriptor, off_t(length)) }
  }

  package func sync(_ name: String) throws(QueueError) {
    try Self.sync(try descriptor(of: name), name)
  }

  package func syncFolder() throws(QueueError) {
    let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .store(operation: "open its folder", code: errno) }
    defer { close(descriptor) }
    try Self.sync(descriptor, "its folder")
  }

  package func rename(_ name: String, to other: String) throws(QueueError) {
    let (from, to) = (folder.appendingPathComponent(name), folder.appendingPathComponent(other))
    try check("rename `\(name)`") { Foundation.rename(from.path, to.path) }
    let replaced = descriptors.withLock { descriptors in
      let replaced = descriptors[other]
      descriptors[other] = descriptors.removeValue(forKey: name)
      return replaced
    }
    if let replaced { close(replaced) }
  }

  private func descriptor(of name: String) throws(QueueError) -> Int32 {
    if let open = descriptors.withLock({ $0[name] }) { return open }
    let path = folder.appendingPathComponent(name).path
    // Only the current user can read the file, because requests contain private data.
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .store(operation: "open `\(name)`", code: errno) }
    descriptors.withLock { $0[name] = descriptor }
    return descriptor
  }

  private func check(_ operation: String, _ body: () -> Int32) throws(QueueError) {
    while body() != 0 {
      if errno != EINTR { throw .store(operation: operation, code: errno) }
    }
  }

  private static func sync(_ descriptor: Int32, _ name: String) throws(QueueError) {
    while true {
      #if canImport(Darwin)
      // `fsync` alone leaves the bytes in the drive's cache, but not every file system supports F_FULLFSYNC.
      let result = fcntl(descriptor, F_FULLFSYNC) == 0 ? 0 : fsync(descriptor)
      #else
      let result = fsync(descriptor)
      #endif
      if result == 0 { return }
      if errno != EINTR { throw .store(operation: "sync `\(name)`", code: errno) }
    }
  }
}
