package import Foundation

/// The few files of a ``FileQueueStore``, and all that is done to them: the seam where tests let a disk
/// fail.
///
/// Everything throws ``QueueError``, `locked` or `store`.
package protocol LogDisk: Sendable {
  /// Takes the folder for this one alone.
  func lock() throws(QueueError)
  /// Gives it back.
  func unlock()
  /// A file's bytes; nil if there is none.
  func read(_ name: String) throws(QueueError) -> Data?
  /// Writes all the bytes at an offset, or throws with any part of them written.
  func write(_ bytes: Data, to name: String, at offset: Int) throws(QueueError)
  /// Cuts a file.
  func truncate(_ name: String, to length: Int) throws(QueueError)
  /// Returns when the file's bytes survive the end of power.
  func sync(_ name: String) throws(QueueError)
  /// Returns when the names of the files survive it too.
  func syncFolder() throws(QueueError)
  /// Puts one file in the place of another.
  func rename(_ name: String, to other: String) throws(QueueError)
}
