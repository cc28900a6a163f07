import POSIX
import ToolSupport

/// A file in a commit.
///
/// Nothing is fetched, cloned or checked out. If the clone lacks the commit or the file, the error says how to fetch it.
struct GitBlob {
  let bytes: [UInt8]
  /// The commit with the file, and the one that is checked out.
  let commit: String
  let head: String

  /// Reads the file at a ref, or at the merge base of the ref and the current branch.
  init(of path: String, at ref: String, usesMergeBase: Bool, limit: Int) throws(FileError) {
    // Git stores only a link's target, so links are resolved.
    guard let real = PathWalk(path)?.real else { throw FileError("read", path, code: ELOOP) }
    guard let root = repositoryRoot(of: parentAndName(of: real).parent) else {
      throw FileError("read", path, reason: "the file is not in a Git repository")
    }
    let reader = Reader(git: try Git(root: root), subject: "\(path) at \(ref)")
    commit = try reader.commit(ref, usesMergeBase)
    head = try reader.line("rev-parse", "HEAD") ?? ""
    let inside = real.utf8.dropFirst(root == "/" ? 1 : root.utf8.count + 1)
    bytes = try reader.contents(of: String(inside) ?? "", at: commit, in: root, limit)
  }
}

/// Reads from one repository; `subject` is what is read, for messages.
private struct Reader {
  let git: Git
  let subject: String

  /// The first line of a command's output; nil if Git exits with an error.
  func line(_ arguments: String...) throws(FileError) -> String? {
    guard let output = try git.run(arguments), output.status == 0 else { return nil }
    return output.line
  }

  private func failed(_ reason: String) -> FileError {
    FileError("read", subject, reason: reason)
  }

  /// The first line of Git's own message about a command that failed.
  private func message(_ arguments: [String]) throws(FileError) -> FileError {
    let line = try git.run(arguments, reading: .errors)?.line ?? ""
    return failed(line.isEmpty ? "git exits with an error" : line)
  }

  /// The commit of a ref, or the merge base with it.
  func commit(_ ref: String, _ usesMergeBase: Bool) throws(FileError) -> String {
    let question = ["rev-parse", "--is-shallow-repository"]
    guard let answer = try git.run(question), answer.status == 0 else {
      throw try message(question)
    }
    let isShallow = answer.line == "true"
    try requireOneMeaning(of: ref)
    guard let commit = try commit(ref) else {
      let fetch = isShallow ? "; this clone is shallow, so run `git fetch --unshallow`" : ""
      throw failed(
        "there is no commit, branch or tag of that name; a branch of a remote has the remote's "
          + "name before it, such as origin/main, and must be fetched\(fetch)"
      )
    }
    guard usesMergeBase else { return commit }
    guard let base = try line("merge-base", "--end-of-options", "HEAD", commit) else {
      throw failed(
        isShallow
          ? "this clone is shallow and does not have the commit where the branch began; run `git fetch "
            + "--unshallow`, or in CI check out with the whole history (`fetch-depth: 0`)"
          : "the branch and the ref have no commit in common; use --no-merge-base"
      )
    }
    return base
  }

  private func commit(_ revision: String) throws(FileError) -> String? {
    try line("rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}")
  }

  /// Refuses a name that stands for several commits.
  ///
  /// With a tag `origin/main`, Git reads `origin/main` as the tag and only prints a warning. Anyone who may push a tag
  /// could therefore choose what a branch is compared with. Source of the order: `git help revisions`.
  private func requireOneMeaning(of revision: String) throws(FileError) {
    // `main~2` and `v1^{commit}` begin with a name.
    let name = String(revision.prefix { !"~^@{:".contains($0) })
    let isHexadecimal = name.allSatisfy { $0.isHexDigit && $0.isASCII }
    let isWhole = name.hasPrefix("refs/")
    // HEAD, a whole id and a whole name come before anything else.
    guard !name.isEmpty, name != "HEAD", !isHexadecimal || name.count < 40 else { return }
    if isWhole, try hasRef(name) { return }
    let candidates = [
      "refs/\(name)", "refs/tags/\(name)", "refs/heads/\(name)", "refs/remotes/\(name)",
      "refs/remotes/\(name)/HEAD",
    ]
    var names: [String] = []
    var commits: Set<String> = []
    for candidate in candidates where try hasRef(candidate) {
      guard let commit = try commit(candidate) else { continue }
      names.append(candidate)
      commits.insert(commit)
    }
    // A tag can be named like the beginning of a commit's id, or like a whole name that does not exist.
    let isDisguised = isWhole || isHexadecimal && name.count >= 4
    guard commits.count > 1 || isDisguised && !names.isEmpty else { return }
    let list = names.map { "`\($0)`" }.joined(separator: " and ")
    throw failed("the name is ambiguous: \(list); write a whole name or a whole commit id")
  }

  /// Whether there is a ref with exactly this full name.
  private func hasRef(_ name: String) throws(FileError) -> Bool {
    try line(
      "rev-parse",
      "--verify",
      "--quiet",
      "--symbolic-full-name",
      "--end-of-options",
      name
    ) == name
  }

  func contents(
    of path: String,
    at commit: String,
    in root: String,
    _ limit: Int
  ) throws(FileError) -> [UInt8] {
    let list = ["ls-tree", "--full-tree", "-z", commit, "--", path]
    guard let output = try git.run(list), output.status == 0 else {
      throw try missing(list, path, at: commit, in: root)
    }
    // `MODE TYPE ID`, a tab, and the path.
    let fields = output.line.prefix { $0 != "\t" }.split(separator: " ")
    guard fields.count == 3 else {
      throw failed(
        "the commit does not have the file: if it is new, there is nothing to compare; if it was "
          + "renamed, save the old one with `git show` and compare two files"
      )
    }
    guard fields[1] == "blob", fields[0] != "120000" else {
      let kind = fields[1] == "blob" ? "link" : fields[1] == "tree" ? "folder" : "submodule"
      throw failed("in the commit, it is a \(kind); save the old manifest and compare two files")
    }
    let read = ["cat-file", "blob", String(fields[2])]
    guard let blob = try git.run(read, limit: limit) else { throw failed("File too large") }
    guard blob.status == 0 else { throw try missing(read, path, at: commit, in: root) }
    return blob.bytes
  }

  /// The error for an object that Git does not have: most often, the clone is partial.
  private func missing(
    _ arguments: [String],
    _ path: String,
    at commit: String,
    in root: String
  ) throws(FileError) -> FileError {
    let errors = try git.run(arguments, reading: .errors)?.bytes ?? []
    let text = String(decoding: errors, as: UTF8.self)
    guard text.contains("promisor") || text.contains("lazy fetching") else {
      return try message(arguments)
    }
    let fetch = "git -C \(shellWord(root)) cat-file -e \(shellWord("\(commit):\(path)"))"
    return failed(
      "this is a partial clone that does not have the file's old contents; run `\(fetch)`, which "
        + "fetches them"
    )
  }
}
