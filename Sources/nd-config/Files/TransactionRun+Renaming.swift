import POSIX

// No step loses what somebody saved: whatever comes out from under a name is compared with what was
// read, and goes back if it is something else. What an editor writes into a file that it had opened
// before is not seen.
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

/// A file and the temporary one next to it.
struct Swap {
  let folder: OpenFolder
  let temporary: String
  let target: String
  /// For errors.
  let path: String

  func create() throws(FileError) {
    if folder.renameWithoutReplacing(temporary, to: target) { return }
    throw errno == EEXIST ? changed("write") : FileError("write", path)
  }

  /// `identity` is that of the temporary file.
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

  /// After an exchange that brought out what somebody saved.
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

  /// Gives a third version, which has no name anymore, one of its own.
  private func keep(_ operation: String) throws(FileError) -> FileError {
    let name = try kept()
    return FileError(
      operation,
      path,
      reason: "it changed twice while the command ran; the other version is `\(name)` next to it"
    )
  }

  /// Renames the temporary file so that a person finds it, and returns the name.
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

  /// Whether a name is that of a regular file with these bytes.
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
