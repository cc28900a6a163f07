import Foundation

/// An unfinished download in the folder of its destination.
struct PartialFile: Sendable {
  /// How many bytes it had before this attempt.
  let offset: Int64
  /// How many it has after the response, and how many the whole file has, if that is known.
  private let end: Int64?
  private let total: Int64?
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
      let opened = try resumable.open(for: head)
      (handle, offset, end, total) = (opened.handle, opened.offset, opened.end, opened.total)
      return
    }
    (offset, end, total) = (0, nil, nil)
    partial = destination.deletingLastPathComponent()
      .appendingPathComponent(".\(UUID().uuidString).part")
    try Data().write(to: partial)
    handle = try FileHandle(forWritingTo: partial)
  }

  func write(_ data: Data) throws { try handle.write(contentsOf: data) }

  /// Ends a complete response.
  ///
  /// - Parameter size: how many bytes the file has.
  /// - Returns: the destination.
  /// - Throws: an error if these are not all bytes of the file; ``TransportError/partOfFile`` if they can be
  ///   continued.
  func moveToDestination(size: Int64) throws -> URL {
    if size > end ?? .max {
      resumable?.discard()
      throw ContentRange.notRequested
    }
    if size < total ?? 0 { throw TransportError.partOfFile }
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
