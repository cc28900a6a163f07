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

  static let defaultPath = "countries.yaml here or, in a Git repository, in a folder above"

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
    guard path != "-" else { throw FileError("write", "standard input", reason: "give a file") }
    let (parent, name) = parentAndName(of: path)
    folder = try Folder(parent, isStrict: true)
    self.name = name
    guard folder.exists else { throw FileError("write", path, reason: Folder.missing) }
    _ = try folder.contains(name)
  }

  /// Runs `body` with the folder's lock, after removing what a killed run left; writes the manifest that it returns.
  ///
  /// `body` returns the bytes that it read and the new manifest.
  func edit(_ body: () throws -> (old: [UInt8], new: CheckedManifest)) throws -> CheckedManifest {
    try folder.withLock {
      folder.removeTemporaryFiles(besides: [name])
      let (old, new) = try body()
      if new.file.bytes != old {
        let change = FileChange(name, bytes: new.file.bytes, replacing: old)
        try folder.write([change], isDurable: true)
      }
      return new
    }
  }
}

/// Finds the manifest for a command that was given no path.
enum ManifestSearch {
  static let fileName = "countries.yaml"

  /// The path from the working folder to `countries.yaml` there, or in the nearest folder above.
  ///
  /// The search ends at the root of the repository. If the working folder is in none, its parent folders are not
  /// searched, because they can belong to other users.
  static func find() throws(FileError) -> String {
    var path = fileName
    var folder = realPath(".") ?? "/"
    let repository = repositoryRoot(of: folder)
    let root = repository ?? folder
    while true {
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR { return path }
      guard folder != root else { break }
      path = "../" + path
      folder = parentAndName(of: folder).parent
    }
    let places =
      repository == nil
      ? "here, and folders above are searched only in a Git repository"
      : "here or in a folder above, up to the root of the repository"
    let reason = "it is not \(places); `nd-config init` writes a new one"
    throw FileError("find", fileName, reason: reason)
  }
}
