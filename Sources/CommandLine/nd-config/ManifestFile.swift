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
enum ManifestFile {
  /// Writes an edited manifest to its file.
  static func save(_ bytes: [UInt8], to path: String, replacing old: [UInt8]) throws {
    if let link = LinkLeadingOut(on: path, isStrict: true) {
      throw FileError("write", path, reason: link.reason)
    }
    guard let (folder, name) = try folder(of: path) else {
      throw FileError("write", path, reason: Folder.missing)
    }
    try folder.withLock {
      var transaction = FileTransaction(in: folder)
      transaction.write(bytes, to: name, replacing: old, isDurable: true)
      try transaction.commit()
    }
  }

  /// Cleans up next to a manifest after a run that was killed.
  static func recover(_ path: String) throws {
    guard path != "-", LinkLeadingOut(on: path, isStrict: true) == nil,
      let (folder, _) = try folder(of: path), try folder.exists(Journal.fileName)
    else { return }
    try folder.withLock {}
  }

  /// The folder of the file after resolving links, and the file's name there; nil if the folder does not exist.
  private static func folder(of path: String) throws(FileError) -> (Folder, String)? {
    let isLink = linkTarget(path) != nil
    let (parent, name) = parentAndName(of: isLink ? realPath(path) ?? path : path)
    return try Folder.open(parent).map { ($0, name) }
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
