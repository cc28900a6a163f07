import ToolSupport

/// The refs that one name can stand for, if Git would have to choose between different commits.
///
/// With a tag `origin/main`, Git reads `origin/main` as the tag and only prints a warning. Anyone who may push a tag
/// could therefore choose what a branch is compared with. Source of the order: `git help revisions`.
struct AmbiguousRef {
  /// The full names of the refs, such as `refs/tags/origin/main`.
  let names: [String]

  /// Nil if the name has at most one meaning, or if all meanings are the same commit.
  init?(_ revision: String, in repository: Repository) throws(FileError) {
    // `main~2` and `v1^{commit}` begin with a name.
    let name = String(revision.prefix { !"~^@{:".contains($0) })
    // HEAD, a whole id and a whole name come before anything else. A whole name that does not exist could be the end of
    // a tag's name: `refs/tags/refs/remotes/origin/main`.
    let isWhole = name.hasPrefix("refs/")
    guard !name.isEmpty, name != "HEAD", !Self.isID(name, from: 40) else { return nil }
    if isWhole, try repository.hasRef(name) { return nil }
    let candidates = [
      "refs/\(name)", "refs/tags/\(name)", "refs/heads/\(name)", "refs/remotes/\(name)",
      "refs/remotes/\(name)/HEAD",
    ]
    var names: [String] = []
    var commits: Set<String> = []
    for candidate in candidates where try repository.hasRef(candidate) {
      guard let commit = try repository.commit(candidate) else { continue }
      names.append(candidate)
      commits.insert(commit)
    }
    if !names.isEmpty, Self.isID(name, from: 4) {
      for id in try repository.objects(beginningWith: name) {
        guard let commit = try repository.commit(id) else { continue }
        names.append(commit)
        commits.insert(commit)
      }
    }
    guard commits.count > 1 || isWhole && !names.isEmpty else { return nil }
    self.names = names
  }

  private static func isID(_ name: String, from shortest: Int) -> Bool {
    name.utf8.count >= shortest
      && name.utf8.allSatisfy { "0123456789abcdefABCDEF".utf8.contains($0) }
  }
}

extension Repository {
  /// Whether there is a ref with exactly this full name.
  fileprivate func hasRef(_ fullName: String) throws(FileError) -> Bool {
    try run([
      "rev-parse", "--verify", "--quiet", "--symbolic-full-name", "--end-of-options", fullName,
    ])?
    .line == fullName
  }

  fileprivate func objects(beginningWith id: String) throws(FileError) -> [String] {
    let lines = try run(["rev-parse", "--disambiguate=\(id)"])?.bytes ?? []
    return String(decoding: lines, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The id of the commit that a revision names; nil if there is none.
  func commit(_ revision: String) throws(FileError) -> String? {
    let options = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
    guard let output = try run(options), output.status == 0 else { return nil }
    return output.line
  }
}
