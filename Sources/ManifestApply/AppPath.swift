/// Paths relative to an app's folder.
package enum AppPath {
  /// The path without `.` and doubled slashes; nil for one that is absolute, empty or leads out of
  /// the folder.
  package static func normalized(_ path: String) -> String? {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let leavesFolder = path.hasPrefix("/") || path.hasPrefix("~") || parts.contains("..")
    guard !leavesFolder, !parts.isEmpty, !path.unicodeScalars.contains("\0") else { return nil }
    return parts.joined(separator: "/")
  }

  /// The part before the last slash; empty for a file of the folder itself.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// A path in a folder that was named on the command line; the folder itself for an empty path.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    return folder == "." ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}
