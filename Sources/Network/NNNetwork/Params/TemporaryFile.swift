import Foundation

/// A file that is deleted after the request.
struct TemporaryFile: Sendable {
  let url: URL

  init() {
    let process = ProcessInfo.processInfo.processIdentifier
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("nnnetwork-\(process)-\(UUID().uuidString)")
  }

  /// Creates the file, readable only by this user: it holds what a person uploads.
  func create() throws -> FileHandle {
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
