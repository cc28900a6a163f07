package import Foundation

/// The file operations of a ``FileQueueStore``; tests replace it by a disk that fails.
///
/// All operations throw ``QueueError/locked`` or ``QueueError/store(operation:code:)``.
package protocol LogDisk: Sendable {
  /// Locks the folder.
  func lock() throws(QueueError)
  /// Unlocks the folder.
  func unlock()
  /// The bytes of a file; nil if it doesn't exist.
  func read(_ name: String) throws(QueueError) -> Data?
  /// Writes all bytes at an offset; if it throws, any part of them may have been written.
  func write(_ bytes: Data, to name: String, at offset: Int) throws(QueueError)
  /// Truncates a file.
  func truncate(_ name: String, to length: Int) throws(QueueError)
  /// Returns when the file's bytes would survive a power failure.
  func sync(_ name: String) throws(QueueError)
  /// Returns when the names of the files would survive it too.
  func syncFolder() throws(QueueError)
  /// Replaces a file by another.
  func rename(_ name: String, to other: String) throws(QueueError)
}
