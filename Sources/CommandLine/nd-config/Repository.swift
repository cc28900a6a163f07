import ManifestFindings
import POSIX
import ToolSupport

/// The Git repository of a file.
struct Repository {
  private let git: Git
  /// The file's folder, with symbolic links resolved.
  private let folder: String
  private let name: String
  /// The folder with the repository's data, usually `.git`.
  private let gitFolder: String
  /// The file's path in a commit.
  let path: String

  /// Finds the repository by its `.git` file or folder, and checks that Git finds the same repository.
  ///
  /// No Git object is read for this. If Git finds a different repository, it has mistaken a folder of the checkout for
  /// a bare repository, and would use the configuration in that folder.
  init(of file: String) throws(FileError) {
    guard let walk = PathWalk(file) else { throw FileError("read", file, code: ELOOP) }
    (folder, name) = parentAndName(of: walk.real)
    guard let root = repositoryRoot(of: folder) else {
      throw FileError("read", file, reason: "the file is not in a Git repository")
    }
    if let link = walk.links.first(where: { Self.isAcross($0, to: root) }) {
      let reason = "`\(link.path)` is a link to `\(link.target)`, in another Git repository"
      throw FileError("read", file, reason: reason + "; give the path of the file itself")
    }
    git = try Git()
    let expected = try Self.gitFolder(of: root, file)
    let question = ["-C", folder, "rev-parse", "--absolute-git-dir"]
    let answer = try git.run(question)
    guard let answer, answer.status == 0 else {
      let message = try git.run(question, reading: .errors)?.line ?? ""
      throw FileError("read", file, reason: Self.refusal(message, of: root, folder))
    }
    guard answer.bytes == Array("\(expected)\n".utf8) else {
      throw FileError("read", file, reason: Self.embedded(folder, in: root))
    }
    gitFolder = expected
    // A separate query, because a folder's name can contain line breaks.
    let prefix = try git.run(["-C", folder, "rev-parse", "--show-prefix"])
    path = String(decoding: prefix?.bytes.dropLast() ?? [], as: UTF8.self) + name
  }

  /// Whether a link is in another Git repository than `root`, the repository of the file that the link leads to.
  private static func isAcross(_ link: LinkOnPath, to root: String) -> Bool {
    guard let here = repositoryRoot(of: link.folder) else { return false }
    return !here.utf8.elementsEqual(root.utf8)
  }

  /// The path of `.git` or, if `.git` is a file (as in a worktree or a submodule), of the folder that it names.
  private static func gitFolder(of root: String, _ file: String) throws(FileError) -> String {
    let entry = joinedPath(root, ".git")
    if let contents = try? readFile(entry, limit: 1 << 16) {
      let line = String(decoding: contents.prefix { !$0.endsLine }, as: UTF8.self)
      let start = "gitdir: "
      if line.hasPrefix(start), let real = realPath(joinedPath(root, line.dropFirst(start.count))) {
        return real
      }
    } else if let real = realPath(entry) {
      return real
    }
    throw FileError("read", file, reason: "Git cannot use this repository: \(entry) is damaged")
  }

  private static func refusal(_ message: String, of root: String, _ folder: String) -> String {
    if message.contains("dubious ownership") || message.contains("unsafe repository") {
      return "the Git repository \(root) belongs to another user; if you trust it, run "
        + "`git config --global --add safe.directory \(shellWord(root))`"
    }
    if message.contains("bare repository") { return embedded(folder, in: root) }
    return "Git cannot use this repository" + (message.isEmpty ? "" : ": \(message)")
  }

  private static func embedded(_ folder: String, in root: String) -> String {
    "\(folder) is in the repository \(root), but Git takes it for a part of another repository that "
      + "is embedded there; nothing was read, because the configuration of such a repository can run "
      + "programs"
  }

  /// Runs Git in the repository that `init` found, even if the folder has changed since.
  func run(_ arguments: [String], limit: Int = 1 << 16) throws(FileError) -> Git.Output? {
    try git.run(["--git-dir=\(gitFolder)"] + arguments, limit: limit)
  }

  /// The command that makes Git fetch the file at a commit in a partial clone.
  func fetchCommand(at commit: String) -> String {
    "git -C \(shellWord(folder)) cat-file -e \(shellWord("\(commit):./\(name)"))"
  }
}

/// A file in a commit.
struct GitBlob {
  let bytes: [UInt8]

  /// Reads the file at a ref, or at the merge base of the ref and the current branch.
  ///
  /// Nothing is fetched, cloned or checked out. If the clone lacks the commit or the file, the error says how
  /// to fetch it.
  init(of path: String, at ref: String, usesMergeBase: Bool, limit: Int) throws(FileError) {
    // `Repository` resolves symbolic links, because Git stores only a link's target, not the contents.
    let repository = try Repository(of: path)
    let subject = "\(path) at \(ref)"
    let commit = try Self.commit(ref, usesMergeBase, in: repository, subject)
    let id = try Self.id(at: commit, in: repository, subject)
    guard let blob = try repository.run(["cat-file", "blob", id], limit: limit) else {
      throw FileError("read", subject, reason: "File too large")
    }
    guard blob.status == 0 else { throw try Self.missing(commit, in: repository, subject) }
    bytes = blob.bytes
  }

  /// The commit of a ref, or the merge base with it.
  private static func commit(
    _ ref: String,
    _ usesMergeBase: Bool,
    in repository: Repository,
    _ subject: String
  ) throws(FileError) -> String {
    let isShallow = try repository.run(["rev-parse", "--is-shallow-repository"])?.line == "true"
    if let ambiguous = try AmbiguousRef(ref, in: repository) {
      let names = ambiguous.names.map { "`\($0)`" }.joined(separator: " and ")
      throw FileError(
        "read",
        subject,
        reason: "the name is ambiguous: \(names); write one of these"
      )
    }
    guard let commit = try repository.commit(ref) else {
      let fetch = isShallow ? "; this clone is shallow, so run `git fetch --unshallow`" : ""
      throw FileError(
        "read",
        subject,
        reason:
          "there is no commit, branch or tag of that name; a branch of a remote has the remote's "
          + "name before it, such as origin/main, and must be fetched\(fetch)"
      )
    }
    guard usesMergeBase else { return commit }
    let base = try repository.run(["merge-base", "--end-of-options", "HEAD", commit])
    guard let base, base.status == 0 else {
      throw FileError(
        "read",
        subject,
        reason: isShallow
          ? "this clone is shallow and does not have the commit where the branch began; run `git fetch "
            + "--unshallow`, or in CI check out with the whole history (`fetch-depth: 0`)"
          : "the branch and the ref have no commit in common; use --no-merge-base"
      )
    }
    return base.line
  }

  /// The object id of the file in a commit.
  private static func id(
    at commit: String,
    in repository: Repository,
    _ subject: String
  ) throws(FileError) -> String {
    let list = try repository.run(["ls-tree", "--full-tree", "-z", commit, "--", repository.path])
    guard let list, list.status == 0 else { throw try missing(commit, in: repository, subject) }
    // `MODE TYPE ID`, a tab, and the path.
    let fields = list.line.prefix { $0 != "\t" }.split(separator: " ")
    guard fields.count == 3 else {
      throw FileError(
        "read",
        subject,
        reason:
          "the commit does not have the file: if it is new, there is nothing to compare; if it was "
          + "renamed, save the old one with `git show` and compare two files"
      )
    }
    guard fields[1] == "blob", fields[0] != "120000" else {
      let kind = fields[1] == "blob" ? "link" : fields[1] == "tree" ? "folder" : "submodule"
      let reason = "in the commit, it is a \(kind); save the old manifest and compare two files"
      throw FileError("read", subject, reason: reason)
    }
    return String(fields[2])
  }

  /// The error for an object that Git does not have.
  private static func missing(
    _ commit: String,
    in repository: Repository,
    _ subject: String
  ) throws(FileError) -> FileError {
    let pattern = #"^(remote\..*\.promisor|extensions\.partialclone)$"#
    let isPartial = try repository.run(["config", "--get-regexp", pattern])?.status == 0
    let reason =
      isPartial
      ? "this is a partial clone that does not have the file's old contents; run "
        + "`\(repository.fetchCommand(at: commit))`, which fetches them"
      : "the repository does not have all objects of the commit; run `git fsck`"
    return FileError("read", subject, reason: reason)
  }
}
