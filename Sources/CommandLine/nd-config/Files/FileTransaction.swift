import POSIX
import ToolSupport

/// A series of changes to files in a folder.
///
/// All new files are written next to their targets before the first one is renamed, so a full disk or an unwritable
/// folder leaves every old file unchanged. Then each target is exchanged with its new file, and the old file is
/// compared with the bytes that were read. If the old file was changed in the meantime, the exchange is undone.
struct FileTransaction {
  struct Step {
    var path: String
    /// The new contents; nil to remove the file.
    var bytes: [UInt8]?
    /// The bytes that the command read from the file; nil if there was no file.
    var read: [UInt8]?
    /// Whether the file is synced to disk, as files that people edit are.
    var isDurable = false
  }

  private let folder: Folder
  private var steps: [Step] = []

  init(in folder: Folder) { self.folder = folder }

  /// Adds a step that writes a file.
  ///
  /// `read` are the bytes that the command read from the old file; nil if there was no file.
  mutating func write(
    _ bytes: [UInt8],
    to path: String,
    replacing read: [UInt8]?,
    isDurable: Bool = false
  ) {
    steps.append(Step(path: path, bytes: bytes, read: read, isDurable: isDurable))
  }

  /// Adds a step that removes a file, and its parent folders that become empty.
  mutating func remove(
    _ path: String,
    holding read: [UInt8],
    isDurable: Bool = false
  ) {
    steps.append(Step(path: path, read: read, isDurable: isDurable))
  }

  /// Carries out the steps in order.
  ///
  /// If one fails, earlier steps are kept and temporary files are removed.
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

/// A transaction that has begun: its journal is on disk until `end`.
struct TransactionRun {
  struct Change {
    var step: FileTransaction.Step
    /// The paths with links resolved, relative to the `Folder`.
    var target: String
    var temporary: String
    /// The identity of the temporary file; nil until it is written.
    var identity: FileIdentity?
    var isDone = false
  }

  let folder: Folder
  private(set) var changes: [Change] = []
  private var journal = Journal()
  private var journalDescriptor: Int32 = -1
  /// Messages about hard links and extended attributes that replaced files lose.
  private(set) var losses: [String] = []

  /// Checks the steps as far as possible, and writes the journal.
  init(_ steps: [FileTransaction.Step], in folder: Folder) throws(FileError) {
    self.folder = folder
    let run = UInt64.random(in: 0...UInt64.max)
    var folders: Set<[UInt8]> = []
    for (number, step) in steps.enumerated() {
      let (target, affected) = try Self.target(of: step, in: folder, &losses)
      let parent = target.utf8.contains(UInt8(ascii: "/")) ? parentAndName(of: target).parent : ""
      let temporary = joinedPath(parent, NewFile.name(run, number))
      changes.append(Change(step: step, target: target, temporary: temporary))
      let old = step.read.map { Digest($0) }
      let new = step.bytes.map { Digest($0) }
      journal.files.append(.init(temporary: temporary, target: target, old: old, new: new))
      for folder in affected where folders.insert(Array(folder.utf8)).inserted {
        journal.folders.append(folder)
      }
    }
    journalDescriptor = try Self.write(journal, in: folder, steps.contains { $0.isDurable })
  }

  /// The path with symbolic links resolved, and the folders that are new or possibly become empty, parents first.
  private static func target(
    of step: FileTransaction.Step,
    in folder: Folder,
    _ losses: inout [String]
  ) throws(FileError) -> (path: String, folders: [String]) {
    let operation = step.bytes == nil ? "remove" : "write"
    let location: Folder.Location
    switch try folder.destination(of: step.path, to: operation) {
    case .missing(let folders, let path): return (path, folders)
    case .location(let found): location = found
    }
    let path = folder.display(step.path)
    if let status = location.status, status.st_mode & S_IFMT == S_IFREG {
      if status.st_mode & S_IWUSR == 0 {
        let reason = "it is read-only; run `chmod u+w \(path)` to allow it"
        throw FileError(operation, path, reason: reason)
      }
      if step.bytes != nil { losses += try Self.losses(location, status, path) }
    }
    guard step.bytes == nil else { return (location.path, []) }
    // If a link leads to the file's folder, that folder is kept, so that the link stays valid.
    guard location.path.utf8.elementsEqual(step.path.utf8) else { return (location.path, []) }
    let parents = location.path.split(separator: "/").dropLast()
    return (location.path, parents.indices.map { parents[...$0].joined(separator: "/") })
  }

  private static func losses(
    _ location: Folder.Location,
    _ status: stat,
    _ path: String
  ) throws(FileError) -> [String] {
    var losses: [String] = []
    if status.st_nlink > 1 {
      losses.append(
        "\(path) was one of \(status.st_nlink) hard links; the others keep the old text"
      )
    }
    if let file = try RegularFile.open(location.name, in: location.folder, path: path),
      file.hasAttributes
    {
      losses.append("\(path) had extended attributes, which its new version does not have")
    }
    return losses
  }

  private static func write(
    _ journal: Journal,
    in folder: Folder,
    _ isDurable: Bool
  ) throws(FileError) -> Int32 {
    let path = folder.display(Journal.fileName)
    let descriptor = openat(
      folder.root.descriptor,
      Journal.fileName,
      O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
      0o666
    )
    guard descriptor >= 0 else { throw FileError("write", path) }
    guard writeAll(journal.bytes, to: descriptor), !isDurable || fsync(descriptor) == 0 else {
      let error = FileError("write", path)
      close(descriptor)
      _ = folder.root.remove(Journal.fileName)
      throw error
    }
    return descriptor
  }

  mutating func writeTemporaryFiles(_ signals: borrowing PostponedSignals) throws(FileError) {
    for path in journal.folders { _ = try folder.makeFolder(path) }
    for index in changes.indices {
      let change = changes[index]
      let path = folder.display(change.step.path)
      try signals.check(path)
      guard let bytes = change.step.bytes else { continue }
      guard let location = try folder.location(of: change.temporary, to: "write") else {
        throw FileError("write", path, code: ENOENT)
      }
      let status = location.folder.status(of: parentAndName(of: change.target).name)
      changes[index].identity = try NewFile.write(
        bytes,
        to: location,
        like: status.map { $0.st_mode & S_IFMT == S_IFREG } == true ? status : nil,
        isDurable: change.step.isDurable,
        path: path
      )
    }
    guard writeAll(Journal.renamingMark, to: journalDescriptor) else {
      throw FileError("write", folder.display(Journal.fileName))
    }
  }

  mutating func renameAll(_ signals: borrowing PostponedSignals) throws(FileError) {
    for index in changes.indices {
      try signals.check(folder.display(changes[index].step.path))
      try rename(changes[index])
      changes[index].isDone = true
    }
    var synced: Set<[UInt8]> = []
    for change in changes where change.step.isDurable {
      let parent = Array(parentAndName(of: change.target).parent.utf8)
      guard synced.insert(parent).inserted else { continue }
      // Not every file system can sync a folder.
      if let location = try folder.location(of: change.target, to: "write") {
        fsync(location.folder.descriptor)
      }
    }
  }

  /// Removes remaining temporary files, empty folders and the journal.
  func end() {
    for change in changes where !change.isDone && change.identity != nil {
      guard let location = try? folder.location(of: change.temporary, to: "remove"),
        location.status.map(FileIdentity.init) == change.identity
      else { continue }
      _ = location.folder.remove(location.name)
    }
    for path in journal.folders.reversed() { folder.removeFolderIfEmpty(path) }
    close(journalDescriptor)
    _ = folder.root.remove(Journal.fileName)
  }
}

// No step loses other people's changes: each replaced file is compared with the bytes that were read, and restored if
// it differs. If an editor keeps a file open and writes into it later, that is not detected.
extension TransactionRun {
  func rename(_ change: Change) throws(FileError) {
    let operation = change.step.bytes == nil ? "remove" : "write"
    let path = folder.display(change.step.path)
    guard let location = try folder.location(of: change.temporary, to: operation) else {
      throw FileError(operation, path, code: ENOENT)
    }
    let swap = Swap(
      folder: location.folder,
      temporary: location.name,
      target: parentAndName(of: change.target).name,
      path: path
    )
    guard change.step.bytes != nil else { return try swap.remove(ifIs: change.step.read ?? []) }
    guard let read = change.step.read else { return try swap.create() }
    try swap.replace(ifIs: read, with: change.identity)
  }
}

/// A target file and the temporary file next to it.
struct Swap {
  let folder: OpenFolder
  let temporary: String
  let target: String
  /// The target's path in error messages.
  let path: String

  func create() throws(FileError) {
    if folder.renameWithoutReplacing(temporary, to: target) { return }
    throw errno == EEXIST ? changed("write") : FileError("write", path)
  }

  /// Replaces the target if it still has the bytes `read`; `identity` is that of the temporary file.
  func replace(ifIs read: [UInt8], with identity: FileIdentity?) throws(FileError) {
    if folder.exchange(temporary, target) {
      guard has(temporary, read) else { return try putBack(identity) }
      _ = folder.remove(temporary)
      return
    }
    guard OpenFolder.isUnsupported(errno) else {
      throw errno == ENOENT ? changed("write") : FileError("write", path)
    }
    guard has(target, read) else { throw changed("write") }
    guard folder.rename(temporary, to: target) else { throw FileError("write", path) }
  }

  func remove(ifIs read: [UInt8]) throws(FileError) {
    guard folder.renameWithoutReplacing(target, to: temporary) else {
      if errno == ENOENT { return }
      throw FileError("remove", path)
    }
    if has(temporary, read) {
      _ = folder.remove(temporary)
    } else if folder.renameWithoutReplacing(temporary, to: target) {
      throw changed("remove")
    } else {
      throw try keep("remove")
    }
  }

  /// Undoes an exchange, because the old file had been changed.
  private func putBack(_ identity: FileIdentity?) throws(FileError) {
    if folder.exchange(temporary, target) {
      guard has(temporary, identity) else { throw try keep("write") }
      _ = folder.remove(temporary)
    } else if !folder.renameWithoutReplacing(temporary, to: target) {
      throw try keep("write")
    }
    throw changed("write")
  }

  private func changed(_ operation: String) -> FileError {
    FileError(operation, path, reason: "it changed while the command ran; run it again")
  }

  /// Saves the version of the file that cannot be moved back to its path under a new name; returns the error to throw.
  private func keep(_ operation: String) throws(FileError) -> FileError {
    let name = try kept()
    return FileError(
      operation,
      path,
      reason: "it changed twice while the command ran; the other version is `\(name)` next to it"
    )
  }

  /// Renames the temporary file so that the user finds it, and returns the new name.
  func kept() throws(FileError) -> String {
    var start = target
    while start.utf8.count > 200 { start.removeLast() }
    for number in 1...1000 {
      let name = "\(start).saved-\(number)"
      if folder.renameWithoutReplacing(temporary, to: name) { return name }
      guard errno == EEXIST else { break }
    }
    throw FileError("keep", path)
  }

  /// Whether the file with this name is a regular file with these bytes.
  func has(_ name: String, _ bytes: [UInt8]) -> Bool {
    guard let file = try? RegularFile.open(name, in: folder, path: path),
      let found = try? file.bytes(upTo: bytes.count)
    else { return false }
    return found == bytes
  }

  private func has(_ name: String, _ identity: FileIdentity?) -> Bool {
    guard let status = folder.status(of: name) else { return false }
    return FileIdentity(status) == identity
  }
}
