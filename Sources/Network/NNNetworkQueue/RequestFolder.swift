package import Foundation
import NNNetwork

/// The folder of a queue: one file per request, named after its number.
///
/// A file is written as `NAME.new`, synced and renamed, and then the folder is synced. So at every moment a file is
/// complete or not there, and a damaged file loses only one request.
package final class RequestFolder: Sendable {
  /// A step that a test can let fail, or at which it can end the process.
  package enum Step: String, Sendable { case open, write, sync, rename, syncFolder, remove }

  /// Called before each step; an error that it throws is the error of the step.
  package typealias Hook = @Sendable (Step) throws(QueueError) -> Void

  private let url: URL
  private let hook: Hook?
  /// Open and locked while the queue uses the folder.
  private let lock: Locked<Int32?>

  /// Opens the folder, creates it if needed, and locks it.
  package init(_ url: URL, hook: Hook? = nil) throws(QueueError) {
    self.url = url
    self.hook = hook
    let files = FileManager.default
    do {
      if !files.fileExists(atPath: url.path) {
        try files.createDirectory(at: url, withIntermediateDirectories: true)
      }
      #if canImport(Darwin)
      // The queue also sends while the device is locked, but not before it is unlocked for the first time.
      let protection = FileProtectionType.completeUntilFirstUserAuthentication
      try files.setAttributes([.protectionKey: protection], ofItemAtPath: url.path)
      // A restored device must not send old requests again.
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      var folder = url
      try folder.setResourceValues(values)
      #endif
    } catch {
      throw QueueError.store(operation: "create its folder", code: Int32((error as NSError).code))
    }
    let path = url.appendingPathComponent("lock").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure("open its folder") }
    lock = Locked(descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .locked }
  }

  deinit { unlock() }

  /// Lets another queue use the folder.
  func unlock() {
    lock.withLock { descriptor in
      if let descriptor { close(descriptor) }
      descriptor = nil
    }
  }

  /// Reads all requests in their order; a damaged file is renamed.
  func load() throws(QueueError) -> (records: [QueueRecord], damaged: [String]) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
      throw Self.failure("read its folder")
    }
    var (records, damaged): ([QueueRecord], [String]) = ([], [])
    for name in names.sorted() {
      let file = url.appendingPathComponent(name)
      switch file.pathExtension {
      case "new": try? FileManager.default.removeItem(at: file)
      case "json":
        if let data = try? Data(contentsOf: file),
          let record = try? QueueRecord.decoder.decode(QueueRecord.self, from: data),
          Self.name(record.number) == name
        {
          records.append(record)
        } else {
          damaged.append(name)
          _ = rename(file.path, file.path + ".damaged")
        }
      default: break
      }
    }
    return (records, damaged)
  }

  /// Stores a request, or replaces the stored one with the same number.
  func put(_ data: Data, number: Int) throws(QueueError) {
    let file = url.appendingPathComponent(Self.name(number)).path
    do throws(QueueError) {
      try create(data, at: "\(file).new")
      try hook?(.rename)
      guard rename("\(file).new", file) == 0 else { throw Self.failure("rename a file") }
    } catch {
      unlink("\(file).new")
      throw error
    }
    try syncFolder()
  }

  /// Removes a request.
  func remove(_ number: Int) throws(QueueError) {
    try hook?(.remove)
    let file = url.appendingPathComponent(Self.name(number)).path
    guard unlink(file) == 0 || errno == ENOENT else { throw Self.failure("remove a file") }
  }

  private func create(_ data: Data, at file: String) throws(QueueError) {
    try hook?(.open)
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure("create a file") }
    defer { close(descriptor) }
    var rest = data[...]
    while !rest.isEmpty {
      try hook?(.write)
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { throw Self.failure("write a file") }
      rest = rest.dropFirst(max(0, count))
    }
    try hook?(.sync)
    guard fsync(descriptor) == 0 else { throw Self.failure("sync a file") }
  }

  private func syncFolder() throws(QueueError) {
    try hook?(.syncFolder)
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure("sync its folder") }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw Self.failure("sync its folder") }
  }

  private static func name(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 16 - digits.count)) + digits + ".json"
  }

  private static func failure(_ operation: String) -> QueueError {
    .store(operation: operation, code: errno)
  }
}
