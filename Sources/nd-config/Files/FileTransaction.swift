import POSIX

/// Changes of files in a folder: all new files are written next to their targets before the first one
/// gets its name, so that a full disk or an unwritable folder leaves every old file unchanged.
///
/// A target is exchanged with the new file, and what comes out is compared with what was read: if
/// somebody has saved the file since, it is put back.
struct FileTransaction {
  struct Step {
    var path: String
    /// Nil to remove the file.
    var bytes: [UInt8]?
    /// What the change is based on; nil if there was no file.
    var read: [UInt8]?
    /// Whether it is synced to disk, as files are that a person edits.
    var isDurable = false
    /// For a file that is removed: the folder whose subfolders are removed, too, if they become empty.
    var base = ""
  }

  private let folder: Folder
  private var steps: [Step] = []

  init(in folder: Folder) { self.folder = folder }

  /// `read` is what the bytes are based on, nil if there was no file.
  mutating func write(
    _ bytes: [UInt8],
    to path: String,
    replacing read: [UInt8]?,
    isDurable: Bool = false
  ) {
    steps.append(Step(path: path, bytes: bytes, read: read, isDurable: isDurable))
  }

  /// Removes a file, and the folders between it and `base` that are empty then.
  mutating func remove(
    _ path: String,
    holding read: [UInt8],
    under base: String,
    isDurable: Bool = false
  ) {
    steps.append(Step(path: path, read: read, isDurable: isDurable, base: base))
  }

  /// Carries out the steps in their order.
  ///
  /// If one fails, those before it stay, and nothing else remains.
  func commit() throws(FileError) {
    guard !steps.isEmpty else { return }
    let signals = PostponedSignals()
    var run = try TransactionRun(steps, in: folder)
    do {
      try run.writeTemporaryFiles(signals)
      try run.renameAll(signals)
    } catch {
      run.end()
      throw error
    }
    run.end()
    for loss in run.losses { say("nd-config: \(loss)") }
  }
}
