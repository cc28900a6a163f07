import POSIX

extension Folder {
  /// Removes what a killed run left, by its journal, and puts back what somebody saved while it ran.
  ///
  /// - Returns: what a person should know.
  func recover() throws(FileError) -> [String] {
    let path = display(Journal.fileName)
    guard let file = try RegularFile.open(Journal.fileName, in: root, path: path) else { return [] }
    guard let journal = Journal(try file.bytes(limit: Journal.sizeLimit)) else {
      throw FileError("read", path, reason: "it is not a journal of nd-config; remove it")
    }
    var lines: [String] = []
    for file in journal.files {
      if let line = try recover(file, isRenaming: journal.isRenaming) { lines.append(line) }
    }
    for path in journal.folders.reversed() { removeFolderIfEmpty(path) }
    guard root.remove(Journal.fileName) else { throw FileError("remove", path) }
    return lines
  }

  private func recover(_ file: Journal.File, isRenaming: Bool) throws(FileError) -> String? {
    guard let location = try location(of: file.temporary, to: "remove"),
      location.path.utf8.elementsEqual(file.temporary.utf8), let status = location.status
    else { return nil }
    // A branch can hold a journal. No run makes a folder of that name, so none is moved to another one.
    guard [S_IFREG, S_IFLNK].contains(status.st_mode & S_IFMT) else {
      let reason = "it is not a file, although the journal of nd-config names it; remove both"
      throw FileError("remove", display(file.temporary), reason: reason)
    }
    let path = display(file.target)
    let swap = Swap(
      folder: location.folder,
      temporary: location.name,
      target: parentAndName(of: file.target).name,
      path: path
    )
    let found = digest(of: location.name, in: swap)
    if !isRenaming || found == file.new || found == file.old {
      guard location.folder.remove(location.name) else { throw FileError("remove", path) }
      return nil
    }
    if location.folder.renameWithoutReplacing(location.name, to: swap.target) {
      return "put back \(path), which was saved while a run that was killed replaced it"
    }
    // Nil if no file was to be there, or if what is there is not a regular one.
    if let new = file.new, digest(of: swap.target, in: swap) == new,
      location.folder.exchange(location.name, swap.target)
    {
      if digest(of: location.name, in: swap) == file.new {
        _ = location.folder.remove(location.name)
        return "put back \(path), which was saved while a run that was killed replaced it"
      }
    }
    let name = try swap.kept()
    return "kept `\(name)` next to \(path): both were saved while a run that was killed replaced it"
  }

  private func digest(of name: String, in swap: Swap) -> Digest? {
    guard let file = try? RegularFile.open(name, in: swap.folder, path: swap.path),
      let bytes = try? file.bytes()
    else { return nil }
    return Digest(bytes)
  }
}
