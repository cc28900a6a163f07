import ArgumentParser
import ManifestCompiler
import ManifestFindings
import POSIX
import ToolSupport

/// The option `--manifest` of commands that read the manifest.
struct ManifestOption: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The manifest, or - for standard input. (default: \(Self.defaultPath))",
      valueName: "file"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var manifest: String?

  @OptionGroup var color: ColorOption

  static let defaultPath = "countries.yaml here or in the nearest folder above"

  /// The given path, or the path of the manifest that was found; a path in a parent folder is also printed.
  func path() throws -> String { try manifest ?? Self.found() }

  static func found() throws -> String {
    let path = try ManifestSearch.find()
    if path != ManifestSearch.fileName { say("nd-config: using \(path)") }
    return path
  }
}

/// The file of a manifest that a command edits.
struct ManifestFile {
  private let folder: Folder
  private let name: String

  /// Finds the folder of a manifest, and refuses a link in its place: an edit is of the file that it names.
  init(_ path: String) throws(FileError) {
    if let link = LinkLeadingOut(on: path, isStrict: true) {
      throw FileError("write", path, reason: link.reason)
    }
    let (parent, name) = parentAndName(of: path)
    folder = try Folder(parent)
    self.name = name
    guard folder.exists else { throw FileError("write", path, reason: Folder.missing) }
    _ = try folder.contains(name)
  }

  /// Runs `body` with the folder's lock, after removing what a killed run left; writes what it returns.
  ///
  /// `body` returns the manifest's old and new text, or nil to write nothing.
  func edit(_ body: () throws -> (old: [UInt8], new: [UInt8])?) throws {
    try folder.withLock {
      folder.removeTemporaryFiles(besides: [name])
      guard let (old, new) = try body() else { return }
      try folder.write([FileChange(name, bytes: new, replacing: old)], isDurable: true)
    }
  }
}

/// Finds the manifest for a command that was given no path.
enum ManifestSearch {
  static let fileName = "countries.yaml"

  /// The path from the working folder to `countries.yaml` there, or in the nearest folder above.
  ///
  /// The search ends at the root of the repository or at the home folder. If the working folder is in neither, its
  /// parent folders are not searched, because they can belong to other users.
  static func find() throws(FileError) -> String {
    guard let found = path else {
      throw FileError(
        "find",
        fileName,
        reason: "it is not in \(searchedFolders.joined(separator: ", ")); "
          + "`nd-config init` writes a new one"
      )
    }
    return found
  }

  /// The path that `find` returns; nil if there is no manifest.
  static var path: String? {
    searchedFolders.indices.lazy.map { String(repeating: "../", count: $0) + fileName }
      .first { path in
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
      }
  }

  /// The working folder and its parents, in the order of the search.
  private static var searchedFolders: [String] {
    guard let start = realPath(".") else { return ["."] }
    let home = environment("HOME").flatMap(realPath)
    let root = repositoryRoot(of: start)
    var folders: [String] = []
    var folder = start
    while true {
      folders.append(folder)
      if folder == home || folder == root { return folders }
      guard folder != "/", let slash = folder.lastIndex(of: "/") else { return [start] }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }
}
