import POSIX

extension Folder {
  /// How long a run waits for another one in the same folder, in milliseconds.
  private static let patience = 10_000
  private static let pause = 20

  /// Runs `body` while no other run is in the folder, and after what a killed run left is removed.
  ///
  /// The kernel releases the lock if a run is killed.
  func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    try lock()
    defer { flock(root.descriptor, LOCK_UN) }
    for line in try recover() { say("nd-config: \(line)") }
    return try body()
  }

  private func lock() throws(FileError) {
    var waited = 0
    while flock(root.descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      // On a file system without locks, callers must prevent concurrent runs.
      guard errno == EWOULDBLOCK else { return }
      guard waited < Self.patience else {
        throw FileError(
          "write to",
          name,
          reason: "another nd-config has been writing there for \(Self.patience / 1000) seconds;"
            + " run the command again when it has finished"
        )
      }
      usleep(UInt32(Self.pause * 1000))
      waited += Self.pause
    }
  }
}
