import POSIX
import ToolSupport

/// A folder whose files and subfolders nd-config reads and writes.
///
/// nd-config opens all files through a `Folder`, except for those that the command line names. Paths are relative to
/// the folder, without `.` and `..`. Each part of a path is opened in the folder that the part before it names, and
/// never through a link. The target of a link is read, and the link is followed only if its target is in the folder.
final class Folder {
  /// The path that the user gave.
  let name: String
  let realPath: String
  let root: OpenFolder
  /// Folders that this run created; those that are still empty at the end are removed.
  private let made: [String]
  /// The last opened folders by requested path, with their paths after resolving links.
  private var opened: [[UInt8]: (folder: OpenFolder, path: [String])] = [:]

  private static let openedLimit = 32
  private static let linkLimit = 40

  private init(_ name: String, _ realPath: String, _ root: OpenFolder, made: [String]) {
    self.name = name
    self.realPath = realPath
    self.root = root
    self.made = made
  }

  deinit { for folder in made.reversed() { rmdir(folder) } }

  /// Opens a folder that the command line names directly or indirectly; nil if it does not exist.
  ///
  /// `isStrict` is as in `LinkLeadingOut`.
  static func open(_ name: String, isStrict: Bool = false) throws(FileError) -> Folder? {
    try open(name, creates: false, isStrict)
  }

  /// Opens a folder as `open` does, but creates it and its parents if they do not exist.
  static func make(_ name: String, isStrict: Bool = false) throws(FileError) -> Folder {
    guard let folder = try open(name, creates: true, isStrict) else {
      throw FileError("write to", name, code: ENOENT)
    }
    return folder
  }

  private static func open(
    _ name: String,
    creates: Bool,
    _ isStrict: Bool
  ) throws(FileError) -> Folder? {
    let operation = creates ? "write to" : "read"
    let path = try folderPath(name, to: operation, isStrict: isStrict)
    var made: [String] = []
    let root = creates ? make(path, &made) : OpenFolder.open(path)
    guard let root else {
      guard errno == ENOENT, !creates else { throw FileError(operation, name) }
      return nil
    }
    // Checks that the path did not become a link after it was resolved.
    guard let opened = root.path, opened.utf8.elementsEqual(path.utf8) else {
      throw FileError(operation, name, reason: "it was moved while the command ran; run it again")
    }
    return Folder(name, path, root, made: made)
  }

  /// Opens a folder, and creates it and its parents if they do not exist; returns nil if that fails.
  ///
  /// Each folder is created in its open parent, so that no link that appears meanwhile is followed.
  private static func make(_ path: String, _ made: inout [String]) -> OpenFolder? {
    if let folder = OpenFolder.open(path) { return folder }
    guard errno == ENOENT, path != "/" else { return nil }
    let (parent, name) = parentAndName(of: path)
    guard let above = make(parent, &made) else { return nil }
    guard above.path?.utf8.elementsEqual(parent.utf8) == true else {
      errno = ELOOP
      return nil
    }
    if mkdirat(above.descriptor, name, 0o777) == 0 {
      made.append(path)
    } else if errno != EEXIST {
      return nil
    }
    return OpenFolder.open(name, in: above)
  }

  /// A path in the folder as the user would write it.
  func display(_ path: String) -> String {
    path.isEmpty ? name : name == "." ? path : joinedPath(name, path)
  }

  static let missing = "No such file or directory"

  // MARK: Paths

  /// The location of a file, existing or not: a name in an open folder.
  struct Location {
    var folder: OpenFolder
    var name: String
    /// The path relative to the `Folder`, with links resolved.
    var path: String
  }

  enum Destination {
    case location(Location)
    /// The folders of the path that do not exist, from the first to the last, and the file's path.
    case missing(folders: [String], path: String)
  }

  /// Resolves a path; links are followed if they lead to something in the folder.
  func destination(of path: String, to operation: String) throws(FileError) -> Destination {
    // The system would also refuse a path that is too long, but only after looking up each part.
    guard path.utf8.count < Int(PATH_MAX) else {
      throw FileError(operation, display(path), code: ENAMETOOLONG)
    }
    if let location = locationInOpenedFolder(path) { return .location(location) }
    var parts = path.split(separator: "/").map(String.init)
    for _ in 0..<Self.linkLimit {
      guard let name = parts.last else { throw FileError(operation, display(path), code: EISDIR) }
      guard !parts.contains(where: { $0 == "." || $0 == ".." }) else {
        throw FileError(operation, display(path), code: EINVAL)
      }
      if let git = parts.first(where: isGitFolder) {
        throw FileError(operation, display(git), reason: inGit)
      }
      let parents = parts.dropLast()
      switch try openFolder(Array(parents), on: path, to: operation) {
      case .folder(let folder, let parents):
        guard let target = linkTarget(name, in: folder) else {
          let path = (parents + [name]).joined(separator: "/")
          return .location(Location(folder: folder, name: name, path: path))
        }
        parts = try inside(target, of: parents + [name], on: path, to: operation)
      case .missing(let count):
        let paths = parents.indices.dropFirst(count).map { parents[...$0].joined(separator: "/") }
        return .missing(folders: paths, path: parts.joined(separator: "/"))
      case .elsewhere(let folders): parts = folders + [name]
      }
    }
    throw FileError(operation, display(path), code: ELOOP)
  }

  /// The location if the file's folder is already open and the name is not a link; nil in other cases.
  ///
  /// This is the usual case, in which the path need not be resolved again.
  private func locationInOpenedFolder(_ path: String) -> Location? {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    guard !name.isEmpty, name != ".", name != "..", !isGitFolder(name),
      let known = slash.map({ opened[Array(path.utf8[..<$0])] }) ?? (root, []),
      linkTarget(name, in: known.folder) == nil
    else { return nil }
    let path = (known.path + CollectionOfOne(name)).joined(separator: "/")
    return Location(folder: known.folder, name: name, path: path)
  }

  /// The location of a file; nil if a folder of the path does not exist.
  func location(of path: String, to operation: String) throws(FileError) -> Location? {
    guard case .location(let location) = try destination(of: path, to: operation) else {
      return nil
    }
    return location
  }

  private enum Walk {
    case folder(OpenFolder, [String])
    /// A folder of the path does not exist; the value is the number of folders before it, which exist.
    case missing(Int)
    /// A link leads to these folders instead.
    case elsewhere([String])
  }

  private func openFolder(
    _ parts: [String],
    on path: String,
    to operation: String
  ) throws(FileError) -> Walk {
    if parts.isEmpty { return .folder(root, []) }
    let key = Array(parts.joined(separator: "/").utf8)
    if let known = opened[key] { return .folder(known.folder, known.path) }
    var folder = root
    for (index, part) in parts.enumerated() {
      if let target = linkTarget(part, in: folder) {
        let link = Array(parts[...index])
        let start = try inside(target, of: link, on: path, to: operation)
        return .elsewhere(start + parts[(index + 1)...])
      }
      guard let next = OpenFolder.open(part, in: folder) else {
        guard errno == ENOENT else { throw FileError(operation, display(path)) }
        return .missing(index)
      }
      folder = next
    }
    if opened.count >= Self.openedLimit { opened = [:] }
    opened[key] = (folder, parts)
    return .folder(folder, parts)
  }

  /// The parts of the path that a link leads to; throws an error if the link leads out of the folder.
  private func inside(
    _ target: String,
    of link: [String],
    on path: String,
    to operation: String
  ) throws(FileError) -> [String] {
    let folder = ([realPath] + link.dropLast()).joined(separator: "/")
    guard let real = eventualPath(joinedPath(folder, target)), isPath(real, in: realPath) else {
      let link = display(link.joined(separator: "/"))
      throw FileError(operation, display(path), reason: LinkLeadingOut.reason(link, target))
    }
    return real.utf8.dropFirst(realPath.utf8.count).split(separator: UInt8(ascii: "/"))
      .map { String($0) ?? "" }
  }

  // MARK: Subfolders

  /// Creates a folder in an existing parent folder; returns false if the folder already exists.
  func makeFolder(_ path: String) throws(FileError) -> Bool {
    guard let location = try location(of: path, to: "create") else {
      throw FileError("create", display(path), code: ENOENT)
    }
    if mkdirat(location.folder.descriptor, location.name, 0o777) == 0 { return true }
    guard errno == EEXIST else { throw FileError("create", display(path)) }
    return false
  }

  /// Removes a folder if it is empty and not a link.
  func removeFolderIfEmpty(_ path: String) {
    guard let location = try? location(of: path, to: "remove"), location.path == path else {
      return
    }
    // This fails, as intended, if the folder is not empty.
    guard unlinkat(location.folder.descriptor, location.name, AT_REMOVEDIR) == 0 else { return }
    opened = [:]
  }
}

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

  /// Whether the path exists; a dangling link counts.
  func exists(_ path: String) throws(FileError) -> Bool {
    guard let location = try location(of: path, to: "read") else { return false }
    return location.status != nil
  }

  /// Whether a path is a link or contains one.
  func isBehindLink(_ path: String) -> Bool {
    guard let location = try? location(of: path, to: "read") else { return true }
    return !location.path.utf8.elementsEqual(path.utf8)
  }

  /// The identity of the file that a path leads to; nil if there is none.
  func identity(of path: String) -> FileIdentity? {
    let location = try? location(of: path, to: "read")
    return location?.status.map(FileIdentity.init)
  }

  /// The names of the subfolders of a folder, without links; empty if the folder is missing or unreadable.
  func folders(in path: String) -> [String] {
    guard let folder = try? folder(path) else { return [] }
    return ((try? folder.entries) ?? []).filter(\.isFolder).map(\.name)
  }

  /// The names of the regular files in a folder, without links; empty if the folder is missing or unreadable.
  func files(in path: String) -> [String] {
    guard let folder = try? folder(path) else { return [] }
    return ((try? folder.entries) ?? []).filter(\.isFile).map(\.name)
  }

  /// The paths of all regular files below a subfolder, relative to the `Folder`; empty if the subfolder is missing.
  ///
  /// Files behind links are left out, so that callers do not remove them.
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
  /// The status of the entry with the name, without following links; nil if there is none.
  var status: stat? { folder.status(of: name) }
}
