import Foundation

/// An unfinished download in the folder of its destination.
struct PartialFile: Sendable {
  /// How many bytes it had before this attempt.
  let offset: Int64
  private let destination: URL
  private let partial: URL
  private let handle: FileHandle
  private let resumable: ResumableFile?

  /// A file for the body of a response.
  init(for head: RawResponse, at destination: URL, resuming resumable: ResumableFile?) throws {
    self.destination = destination
    self.resumable = resumable
    if let resumable {
      partial = resumable.part
      (handle, offset) = try resumable.open(for: head)
      return
    }
    offset = 0
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
    resumable?.discard()
    return destination
  }

  /// Ends the attempt; what can be resumed is kept.
  func remove() {
    try? handle.close()
    if resumable == nil { try? FileManager.default.removeItem(at: partial) }
  }
}
