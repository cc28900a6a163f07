import ManifestDiagnostics

/// A file as it is in a commit.
struct GitBlob {
  let bytes: [UInt8]

  /// Reads the file at a ref, or at the commit where the current branch and the ref part.
  ///
  /// Nothing is fetched, cloned or checked out. If the clone does not have what is needed, the error
  /// says how to fetch it.
  init(of path: String, at ref: String, usesMergeBase: Bool, limit: Int) throws(FileError) {
    // Of a link, Git has only the target.
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

  /// The commit of a ref, or where the current branch began.
  private static func commit(
    _ ref: String,
    _ usesMergeBase: Bool,
    in repository: Repository,
    _ subject: String
  ) throws(FileError) -> String {
    let isShallow = try repository.run(["rev-parse", "--is-shallow-repository"])?.line == "true"
    let options = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(ref)^{commit}"]
    guard let commit = try repository.run(options), commit.status == 0 else {
      let fetch = isShallow ? "; this clone is shallow, so run `git fetch --unshallow`" : ""
      throw FileError(
        "read",
        subject,
        reason:
          "there is no commit, branch or tag of that name; a branch of a remote has the remote's "
          + "name before it, such as origin/main, and must be fetched\(fetch)"
      )
    }
    guard usesMergeBase else { return commit.line }
    let base = try repository.run(["merge-base", "--end-of-options", "HEAD", commit.line])
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

  /// What Git calls the contents of the file in a commit.
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

  /// Why Git does not have an object that a commit names.
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
