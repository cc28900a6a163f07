import Foundation

/// A file that is deleted after the request.
struct TemporaryFile: Sendable {
  let url: URL

  init() {
    let process = ProcessInfo.processInfo.processIdentifier
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("nnnetwork-\(process)-\(UUID().uuidString)")
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
