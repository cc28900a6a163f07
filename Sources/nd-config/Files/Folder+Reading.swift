import POSIX

extension Folder {
  /// The bytes of a regular file; nil if it does not exist.
  func contents(
    of path: String,
    limit: Int = RegularFile.sizeLimit
  ) throws(FileError) -> [UInt8]? {
    guard let location = try location(of: path, to: "read") else { return nil }
    let file = try RegularFile.open(location.name, in: location.folder, path: display(path))
    return try file?.bytes(limit: limit)
  }

  /// Whether anything has this path, even a link that leads nowhere.
  func exists(_ path: String) throws(FileError) -> Bool {
    guard let location = try location(of: path, to: "read") else { return false }
    return location.status != nil
  }

  /// Whether a path is a link, or has one on the way.
  func isBehindLink(_ path: String) -> Bool {
    guard let location = try? location(of: path, to: "read") else { return true }
    return !location.path.utf8.elementsEqual(path.utf8)
  }

  /// The file that a path leads to; nil if there is none.
  func identity(of path: String) -> FileIdentity? {
    let location = try? location(of: path, to: "read")
    return location?.status.map(FileIdentity.init)
  }

  /// Whether a path leads to a folder.
  func hasFolder(_ path: String) -> Bool { (try? folder(path)) != nil }

  /// The names of the folders in a folder, links left out; none if it is missing or unreadable.
  func folders(in path: String) -> [String] {
    guard let folder = try? folder(path) else { return [] }
    return ((try? folder.entries) ?? []).filter(\.isFolder).map(\.name)
  }

  /// The names of the regular files in a folder, links left out; none if it is missing or unreadable.
  func files(in path: String) -> [String] {
    guard let folder = try? folder(path) else { return [] }
    return ((try? folder.entries) ?? []).filter(\.isFile).map(\.name)
  }

  /// The paths of all regular files below a folder, as paths in the whole one; none if it is missing.
  ///
  /// What is reached through a link is left out: it is not removed.
  func filesBelow(_ path: String) throws(FileError) -> [String] {
    guard let location = try location(of: path, to: "read"), location.path == path,
      let folder = OpenFolder.open(location.name, in: location.folder)
    else { return [] }
    return try files(in: folder, path)
  }

  private func files(in folder: OpenFolder, _ path: String) throws(FileError) -> [String] {
    guard let entries = try? folder.entries else { throw FileError("read", display(path)) }
    var paths: [String] = []
    for entry in entries {
      guard !isGitFolder(entry.name) else { continue }
      let entryPath = "\(path)/\(entry.name)"
      if entry.isFile { paths.append(entryPath) }
      guard entry.isFolder else { continue }
      guard let folder = OpenFolder.open(entry.name, in: folder) else {
        throw FileError("read", display(entryPath))
      }
      paths += try files(in: folder, entryPath)
    }
    return paths
  }

  private func folder(_ path: String) throws(FileError) -> OpenFolder? {
    if path.isEmpty { return root }
    guard let location = try location(of: path, to: "read") else { return nil }
    return OpenFolder.open(location.name, in: location.folder)
  }
}

extension Folder.Location {
  /// Of what has the name itself, even of a link; nil if nothing has.
  var status: stat? { folder.status(of: name) }
}

/// Equal for two names of the same file.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

extension OpenFolder {
  struct Entry {
    var name: String
    var isFolder: Bool
    var isFile: Bool
  }

  /// Of what has the name itself, even of a link; nil if nothing has.
  func status(of name: String) -> stat? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// What is in the folder, in no order.
  var entries: [Entry] {
    get throws {
      // A descriptor of its own: one that is duplicated would share the position.
      let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard copy >= 0, let stream = fdopendir(copy) else { throw FileError("read", ".") }
      defer { closedir(stream) }
      var entries: [Entry] = []
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
            String(cString: $0)
          }
        }
        guard name != ".", name != ".." else { continue }
        guard let status = status(of: name) else { continue }
        let kind = status.st_mode & S_IFMT
        entries.append(Entry(name: name, isFolder: kind == S_IFDIR, isFile: kind == S_IFREG))
      }
      return entries
    }
  }
}
