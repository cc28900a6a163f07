/// Read access to an app's folder, for ``ApplyPlan`` and ``AppFileList``.
///
/// Paths are relative to the folder; the empty path is the folder itself.
package protocol AppFolder {
  /// The error that is thrown if an existing file cannot be read.
  associatedtype Failure: Error

  /// The folder as the user named it, for findings.
  var name: String { get }

  /// The bytes of a regular file; nil if there is none. A link is an error.
  func contents(of path: String) throws(Failure) -> [UInt8]?

  /// The names of the folders in a folder; empty if the folder is missing or unreadable.
  func folders(in path: String) -> [String]

  /// The names of the files in a folder; empty if the folder is missing or unreadable.
  func files(in path: String) -> [String]
}

/// Paths relative to an app's folder.
package enum AppPath {
  /// Removes `.` and doubled slashes: `./a//b` → `a/b`; nil if the path is empty or absolute, or contains `..` or a
  /// null character.
  package static func normalized(_ path: String) -> String? {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let leavesFolder = path.hasPrefix("/") || path.hasPrefix("~") || parts.contains("..")
    guard !leavesFolder, !parts.isEmpty, !path.unicodeScalars.contains("\0") else { return nil }
    return parts.joined(separator: "/")
  }

  /// Joins a folder and a path in it; returns the folder for an empty path.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if folder == "." || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}

/// A path normalized so that two paths are equal if some file systems treat them as the same file.
///
/// Names are equal if they differ only in case, in the composition of accents, or in invisible characters.
struct FoldedPath: Hashable {
  /// Swift compares strings by canonical equivalence: `é` equals `e` with a combining accent.
  private let text: String

  init(_ path: String) {
    let seen = path.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    // `ẞ` becomes `ß`, then `SS`, then `ss`.
    text = String(String.UnicodeScalarView(seen)).lowercased().uppercased().lowercased()
  }
}
