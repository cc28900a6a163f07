internal import POSIX

/// The path with all links resolved; nil if it does not exist.
package func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

/// The target as it is written in a link; nil if the path is not a link.
package func linkTarget(_ path: String) -> String? {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
    guard let start = buffer.baseAddress else { return nil }
    let count = readlink(path, start, buffer.count)
    guard count >= 0 else { return nil }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

/// Resolves all links in a path, the last parts of which need not exist.
///
/// Returns nil if the path cannot be resolved, for example because links form a cycle.
package func eventualPath(_ path: String, linksLeft: Int = 40) -> String? {
  if let real = realPath(path) { return real }
  guard errno == ENOENT, linksLeft > 0 else { return nil }
  let (parent, name) = parentAndName(of: path)
  if name.isEmpty || name == "." { return eventualPath(parent, linksLeft: linksLeft) }
  guard name != "..", let folder = eventualPath(parent, linksLeft: linksLeft) else { return nil }
  guard let target = linkTarget(path) else { return joinedPath(folder, name) }
  return eventualPath(joinedPath(folder, target), linksLeft: linksLeft - 1)
}

/// Joins a folder and a path in it; an absolute path is returned as it is.
package func joinedPath(_ folder: String, _ path: some StringProtocol) -> String {
  if path.hasPrefix("/") || folder.isEmpty { return String(path) }
  return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
}

/// Splits a path at the last slash: `a/b/c` → `a/b` and `c`; `c` → `.` and `c`.
package func parentAndName(of path: String) -> (parent: String, name: String) {
  guard let slash = path.lastIndex(of: "/") else { return (".", path) }
  let parent = path[..<slash]
  return (parent.isEmpty ? "/" : String(parent), String(path[path.index(after: slash)...]))
}

/// Whether a path without links is a folder or below it.
///
/// Compares bytes, because two names can be equal in Unicode and still be different files.
package func isPath(_ path: String, in folder: String) -> Bool {
  let start = folder.hasSuffix("/") ? folder : folder + "/"
  return path.utf8.elementsEqual(folder.utf8) || path.utf8.starts(with: start.utf8)
}

/// Whether there are file systems that treat the name as `.git`, such as `.GIT`.
package func isGitFolder(_ name: some StringProtocol) -> Bool {
  // Looking up Unicode properties is slow, and most names are ASCII.
  if name.utf8.allSatisfy({ $0 < 0x80 }) {
    return name.utf8.count == 4 && name.lowercased() == ".git"
  }
  // HFS+ ignores characters without a glyph.
  let seen = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
  return String(String.UnicodeScalarView(seen)).lowercased() == ".git"
}
