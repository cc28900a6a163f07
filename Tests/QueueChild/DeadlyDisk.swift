import Foundation
import NNNetwork

/// A disk at one of whose operations the process ends as with `kill -9`.
final class DeadlyDisk: LogDisk {
  private let disk: any LogDisk
  private let fatal: Int
  private let moment: String
  private let counting = NSLock()
  // Only accessed under `counting`.
  nonisolated(unsafe) private var count = 0

  init(_ disk: any LogDisk, at fatal: Int, moment: String) {
    (self.disk, self.fatal, self.moment) = (disk, fatal, moment)
  }

  func lock() throws(QueueError) { try disk.lock() }
  func unlock() { disk.unlock() }
  func read(_ name: String) throws(QueueError) -> Data? { try disk.read(name) }

  func write(_ bytes: Data, to name: String, at offset: Int) throws(QueueError) {
    let isFatal = begin()
    if isFatal, moment == "within" {
      try disk.write(bytes.prefix(bytes.count / 2), to: name, at: offset)
      die()
    }
    try disk.write(bytes, to: name, at: offset)
    if isFatal { die() }
  }

  func truncate(_ name: String, to length: Int) throws(QueueError) {
    let isFatal = begin()
    try disk.truncate(name, to: length)
    if isFatal { die() }
  }

  func sync(_ name: String) throws(QueueError) {
    let isFatal = begin()
    try disk.sync(name)
    if isFatal { die() }
  }

  func syncFolder() throws(QueueError) {
    let isFatal = begin()
    try disk.syncFolder()
    if isFatal { die() }
  }

  func rename(_ name: String, to other: String) throws(QueueError) {
    let isFatal = begin()
    try disk.rename(name, to: other)
    if isFatal { die() }
  }

  private func begin() -> Bool {
    let isFatal = counting.withLock {
      count += 1
      return count == fatal
    }
    if isFatal, moment == "before" { die() }
    return isFatal
  }

  private func die() {
    kill(getpid(), SIGKILL)
    while true { pause() }
  }
}
