internal import POSIX

/// A symbolic link in a path.
package struct LinkOnPath {
  /// The path as the user gave it, up to and including the link.
  package var path: String
  /// The folder of the link, with links resolved.
  package var folder: String
  package var target: String
  /// The target, with links resolved.
  package var real: String
}

/// A path that is resolved part by part, with the links that it contains.
package struct PathWalk {
  /// The links in the path.
  package private(set) var links: [LinkOnPath] = []
  /// The path with links resolved; its last parts need not exist.
  package private(set) var real: String

  /// Resolves a path; nil if links form a cycle, or if the working folder is unknown.
  package init?(_ path: String) {
    guard let start = path.hasPrefix("/") ? "/" : realPath(".") else { return nil }
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
      links.append(LinkOnPath(path: walked, folder: real, target: target, real: end))
      real = end
    }
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

/// A link in a path, whose target is outside the link's repository.
///
/// Git stores links, so a branch can contain any link. If a link in the working folder is not in a repository, it must
/// not lead out of the working folder.
package struct LinkLeadingOut {
  /// The path as the user gave it, up to and including the link.
  package var path: String
  package var target: String

  /// Finds the first link in a path that leads out; nil if there is none.
  ///
  /// With `isStrict`, a link outside any repository must not lead out of the link's folder.
  package init?(on path: String, isStrict: Bool) {
    guard let walk = PathWalk(path) else { return nil }
    self.init(on: walk, isStrict: isStrict)
  }

  package init?(on walk: PathWalk, isStrict: Bool) {
    let start = realPath(".") ?? "."
    let leadingOut = walk.links.first { link in
      let fallback = isStrict ? link.folder : isPath(link.folder, in: start) ? start : nil
      guard let boundary = repositoryRoot(of: link.folder) ?? fallback else { return false }
      guard isPath(link.real, in: boundary) else { return true }
      // A link into `.git` counts as leading out, because `.git` is not part of the branch.
      return link.real.utf8.dropFirst(boundary.utf8.count).split(separator: UInt8(ascii: "/"))
        .contains { isGitFolder(String(decoding: $0, as: UTF8.self)) }
    }
    guard let leadingOut else { return nil }
    self.path = leadingOut.path
    target = leadingOut.target
  }

  package var reason: String { "`\(path)` is a link that leads out, to `\(target)`" }
}

/// The reason why a file in `.git` is refused.
package let inGit = "nd-config writes nothing into .git"
