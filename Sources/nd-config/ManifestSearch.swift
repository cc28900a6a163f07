import POSIX

/// Finds the manifest for a command that was given no path.
enum ManifestSearch {
  static let fileName = "countries.yaml"

  /// The path from the working folder to `countries.yaml` there, or in the nearest folder above.
  ///
  /// The search ends at the root of the repository or at the home folder. Outside of both it does not
  /// go up at all: the folders above may be anybody's.
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

  /// Nil if there is no manifest.
  static var path: String? {
    searchedFolders.indices.lazy.map { String(repeating: "../", count: $0) + fileName }
      .first { path in
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
      }
  }

  /// The working folder and those above it, in the order of the search.
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
