import ManifestFindings
import POSIX
import ToolSupport

/// A file in a commit.
///
/// Nothing is fetched, cloned or checked out. If the clone lacks the commit or the file, the error says how to fetch it.
struct GitBlob {
  let bytes: [UInt8]
  let commit: String

  /// Reads the file at the merge base of a ref and the current branch.
  init(of path: String, at ref: String, limit: Int) throws(FileError) {
    // Git stores only a link's target, so links are resolved.
    guard let real = ResolvedPath(path)?.real else { throw FileError("read", path, code: ELOOP) }
    guard let root = repositoryRoot(of: parentAndName(of: real).parent) else {
      throw FileError("read", path, reason: "the file is not in a Git repository")
    }
    let reader = Reader(git: try Git(root: root), root: root, subject: "\(path) at \(ref)")
    commit = try reader.mergeBase(with: ref)
    let inside = real.utf8.dropFirst(root == "/" ? 1 : root.utf8.count + 1)
    bytes = try reader.contents(of: String(inside) ?? "", at: commit, limit)
  }
}

/// Reads from one repository; `subject` is what is read, for messages.
private struct Reader {
  let git: Git
  let root: String
  let subject: String

  /// The first line of a command's output; nil if Git exits with an error.
  func line(_ arguments: String...) throws(FileError) -> String? {
    let (status, bytes) = try git.run(arguments)
    return status == 0 ? Self.firstLine(bytes) : nil
  }

  private static func firstLine(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { !$0.endsLine }, as: UTF8.self)
  }

  private func failed(_ reason: String) -> FileError {
    FileError("read", subject, reason: reason)
  }

  /// The output of a command that must succeed; otherwise the error is the first line of Git's own message.
  ///
  /// `object` is what a partial clone must fetch for it.
  private func output(
    _ arguments: [String],
    of object: String = "HEAD",
    limit: Int = 1 << 16
  ) throws(FileError) -> [UInt8] {
    let (status, bytes) = try git.run(arguments, limit: limit)
    guard bytes.count <= limit else { throw failed("File too large") }
    guard status != 0 else { return bytes }
    let errors = try git.run(arguments, withErrors: true).bytes
    let text = String(decoding: errors, as: UTF8.self)
    if text.contains("promisor") || text.contains("lazy fetching") {
      let fetch = "git -C \(shellWord(root)) cat-file -e \(shellWord(object))"
      throw failed(
        "this is a partial clone that does not have the file's old contents; run `\(fetch)`, which "
          + "fetches them"
      )
    }
    throw failed(errors.isEmpty ? "git exits with an error" : Self.firstLine(errors))
  }

  func mergeBase(with ref: String) throws(FileError) -> String {
    let isShallow =
      try Self.firstLine(output(["rev-parse", "--is-shallow-repository"])) == "true"
    guard let commit = try commit(ref) else {
      let fetch = isShallow ? "; this clone is shallow, so run `git fetch --unshallow`" : ""
      throw failed(
        "there is no commit, branch or tag of that name; a branch of a remote has the remote's "
          + "name before it, such as origin/main, and must be fetched\(fetch)"
      )
    }
    if let base = try line("merge-base", "--end-of-options", "HEAD", commit) { return base }
    throw failed(
      isShallow
        ? "this clone is shallow and does not have the commit where the branch began; run `git fetch "
          + "--unshallow`, or in CI check out with the whole history (`fetch-depth: 0`)"
        : "the branch and the ref have no commit in common"
    )
  }

  /// The commit of a revision; nil if there is none.
  ///
  /// A name that stands for several commits is refused: with a tag `origin/main`, Git reads `origin/main` as the tag
  /// and only prints a warning, so anyone who may push a tag could choose what a branch is compared with.
  private func commit(_ revision: String) throws(FileError) -> String? {
    let (status, bytes) = try git.run(
      ["rev-parse", "--verify", "--end-of-options", "\(revision)^{commit}"],
      withErrors: true
    )
    let text = String(decoding: bytes, as: UTF8.self)
    // `main~2` and `v1^{commit}` begin with a name. A tag can be named like a whole name that does not exist.
    let name = String(revision.prefix { !"~^@{:".contains($0) })
    let whole =
      try name.hasPrefix("refs/")
      ? line("rev-parse", "--verify", "--quiet", "--symbolic-full-name", "--end-of-options", name)
      : name
    if text.contains("is ambiguous") || status == 0 && whole != name {
      throw failed("the name is ambiguous; write a whole name or a whole commit id")
    }
    return status == 0 ? text.split(separator: "\n").last.map(String.init) : nil
  }

  func contents(of path: String, at commit: String, _ limit: Int) throws(FileError) -> [UInt8] {
    let list = try output(
      ["ls-tree", "--full-tree", "-z", commit, "--", path],
      of: "\(commit):\(path)"
    )
    // `MODE TYPE ID`, a tab, and the path.
    let fields = Self.firstLine(list).prefix { $0 != "\t" }.split(separator: " ")
    // The modes of folders, submodules and links begin with other digits.
    guard fields.count == 3, fields[0].hasPrefix("100") else {
      throw failed(
        "the commit does not have the file: if it is new, there is nothing to compare; if it was "
          + "renamed or a link, save the old one with `git show` and compare two files"
      )
    }
    return try output(
      ["cat-file", "blob", String(fields[2])],
      of: "\(commit):\(path)",
      limit: limit
    )
  }
}
