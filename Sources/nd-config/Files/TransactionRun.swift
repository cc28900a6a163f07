import POSIX

/// A transaction that has begun: its journal is on disk until `end`.
struct TransactionRun {
  struct Change {
    var step: FileTransaction.Step
    /// Paths without links.
    var target: String
    var temporary: String
    /// Of the temporary file; nil until it is written.
    var identity: FileIdentity?
    var isDone = false
  }

  let folder: Folder
  private(set) var changes: [Change] = []
  private var journal = Journal()
  private var journalDescriptor: Int32 = -1
  /// What a file loses by being replaced.
  private(set) var losses: [String] = []

  /// Checks what can be checked, and writes the journal.
  init(_ steps: [FileTransaction.Step], in folder: Folder) throws(FileError) {
    self.folder = folder
    let run = UInt64.random(in: 0...UInt64.max)
    var folders: Set<[UInt8]> = []
    for (number, step) in steps.enumerated() {
      let (target, affected) = try Self.target(of: step, in: folder, &losses)
      let parent = target.utf8.contains(UInt8(ascii: "/")) ? parentAndName(of: target).parent : ""
      let temporary = joinedPath(parent, TemporaryFile.name(run, number))
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

  /// The path without links, and the folders that are new or may become empty, parents first.
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
    // A folder that a link below the base leads to stays, so that the link leads somewhere.
    let base = step.base.isEmpty ? "" : try folder.location(of: step.base, to: operation)?.path
    let below = step.path.utf8.dropFirst(step.base.isEmpty ? 0 : step.base.utf8.count + 1)
    guard let base,
      location.path.utf8.elementsEqual(joinedPath(base, String(Substring(below))).utf8)
    else { return (location.path, []) }
    let parents = location.path.split(separator: "/").dropLast()
    let kept = base.split(separator: "/").count
    return (
      location.path,
      parents.indices.dropFirst(kept).map { parents[...$0].joined(separator: "/") }
    )
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
      changes[index].identity = try TemporaryFile.write(
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

  /// Removes the temporary files that are left, folders that are empty, and the journal.
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
