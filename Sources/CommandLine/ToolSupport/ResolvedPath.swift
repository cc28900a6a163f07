internal import POSIX

/// A path with its links resolved, and the first link in it that leads out of its repository.
package struct ResolvedPath {
  /// The path with links resolved; its last parts need not exist.
  package private(set) var real: String
  /// Why the path is refused; nil unless a link in it leads out.
  ///
  /// Git stores links, so a branch can contain any link. A link that is not in a repository must not lead out of the
  /// working folder, if it is there, and with `isStrict` not out of its own folder.
  package private(set) var refusal: String?

  /// Resolves a path part by part; nil if links form a cycle, or if the working folder is unknown.
  package init?(_ path: String, isStrict: Bool = false) {
    let working = realPath(".")
    guard let start = path.hasPrefix("/") ? "/" : working else { return nil }
    real = start
    var walked = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") where part != "." {
      walked = joinedPath(walked, part)
      guard part != ".." else {
        real = parentAndName(of: real).parent
        continue
      }
      let here = joinedPath(real, part)
      guard let target = linkTarget(here) else {
        real = here
        continue
      }
      guard let end = eventualPath(here) else { return nil }
      let fallback = isStrict ? real : working.flatMap { isPath(real, in: $0) ? $0 : nil }
      if refusal == nil, let boundary = repositoryRoot(of: real) ?? fallback,
        Self.isOutside(end, boundary)
      {
        refusal = "`\(walked)` is a link that leads out, to `\(target)`"
      }
      real = end
    }
  }

  /// Whether a path is not in a folder, or in its `.git`, which is not part of a branch.
  private static func isOutside(_ path: String, _ boundary: String) -> Bool {
    guard isPath(path, in: boundary) else { return true }
    return path.utf8.dropFirst(boundary.utf8.count).split(separator: UInt8(ascii: "/"))
      .contains { isGitFolder(String(decoding: $0, as: UTF8.self)) }
  }
}

/// The nearest folder with an entry `.git`: the folder itself or one of its parents.
///
/// `folder` must be an absolute path without links. Nil if there is no such folder.
///
/// A commit cannot contain an entry named `.git`, so a branch cannot change which folder is the root of its repository.
package func repositoryRoot(of folder: String) -> String? {
  var above = folder
  var status = stat()
  while lstat(joinedPath(above, ".git"), &status) != 0 {
    guard above != "/" else { return nil }
    above = parentAndName(of: above).parent
  }
  return above
}

/// The reason why a file in `.git` is refused.
package let inGit = "nd-config writes nothing into .git"
