import Foundation

/// An unfinished download in the folder of its destination.
struct PartialFile: Sendable {
  private let destination: URL
  private let partial: URL
  private let handle: FileHandle

  init(for destination: URL) throws {
    self.destination = destination
    partial = destination.deletingLastPathComponent()
      .appendingPathComponent(".\(UUID().uuidString).part")
    try Data().write(to: partial)
    handle = try FileHandle(forWritingTo: partial)
  }

  func write(_ data: Data) throws { try handle.write(contentsOf: data) }

  func moveToDestination() throws -> URL {
    try handle.close()
    // `rename` atomically replaces an existing file, which `FileManager.moveItem` refuses to do.
    guard rename(partial.path, destination.path) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
    return destination
  }

  func remove() {
    try? handle.close()
    try? FileManager.default.removeItem(at: partial)
  }
}
