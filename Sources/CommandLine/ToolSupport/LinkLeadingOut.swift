internal import POSIX

/// A symbolic link in a path.
package struct LinkOnPath {
  /// The path as it was given, up to the link.
  package var path: String
  /// The folder of the link, with links resolved.
  package var folder: String
  package var target: String
  /// The target, with links resolved.
  package var real: String
}

/// Resolves a path part by part.
package struct PathWalk {
  /// The links in the path.
  package private(set) var links: [LinkOnPath] = []
  /// The target with links resolved, also if its last parts do not exist yet.
  package private(set) var real: String

  /// Nil if links form a cycle, or if the working folder is unknown.
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

/// The nearest folder that has an entry `.git`: the folder itself, or one above it.
///
/// The folder is an absolute path without links. A commit cannot contain an entry named `.git`, so a
/// branch cannot move the root of its repository.
package func repositoryRoot(of folder: String) -> String? {
  var above = folder
  var status = stat()
  while lstat(joinedPath(above, ".git"), &status) != 0 {
    guard above != "/" else { return nil }
    above = parentAndName(of: above).parent
  }
  return above
}

/// A link in a path that leads out of the link's repository.
///
/// Git stores links, so a branch can contain any link. A link outside any repository must not lead out of
/// the working folder, if the link is in it.
package struct LinkLeadingOut {
  /// The path as it was given, up to the link.
  package var path: String
  package var target: String

  /// If `isStrict`, a link outside any repository must not lead out of the link's folder.
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
      // A link into `.git` leads out of the branch, too.
      return link.real.utf8.dropFirst(boundary.utf8.count).split(separator: UInt8(ascii: "/"))
        .contains { isGitFolder(String(decoding: $0, as: UTF8.self)) }
    }
    guard let leadingOut else { return nil }
    self.path = leadingOut.path
    target = leadingOut.target
  }

  package var reason: String { Self.reason(path, target) }

  package static func reason(_ link: String, _ target: String) -> String {
    "`\(link)` is a link that leads out, to `\(target)`"
  }
}

/// The reason why a file in `.git` is refused.
package let inGit = "nd-config writes nothing into .git"

/// The path, with links resolved, of a folder that the command line names directly or indirectly.
///
/// `operation` is for errors: `write to`. `isStrict` is as in `LinkLeadingOut`.
package func folderPath(
  _ name: String,
  to operation: String,
  isStrict: Bool
) throws(FileError) -> String {
  // One walk gives both the links to check and the path to open.
  guard let walk = PathWalk(name) else { throw FileError(operation, name) }
  if let link = LinkLeadingOut(on: walk, isStrict: isStrict) {
    throw FileError(operation, name, reason: link.reason)
  }
  if walk.real.split(separator: "/").contains(where: isGitFolder) {
    throw FileError(operation, name, reason: inGit)
  }
  return walk.real
}
