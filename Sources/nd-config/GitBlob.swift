import ManifestDiagnostics

/// A file as it is in a commit.
struct GitBlob {
  let bytes: [UInt8]

  /// Reads the file at a ref, or at the commit where the current branch and the ref part.
  ///
  /// Nothing is fetched, cloned or checked out; in a shallow clone, the error says what to fetch.
  init(of path: String, at ref: String, usesMergeBase: Bool, limit: Int) throws(FileError) {
    // Of a link, git has only the target.
    let file = linkTarget(path) == nil ? path : realPath(path) ?? path
    let (parent, name) = parentAndName(of: file)
    let git = Git(folder: parent)
    let subject = "\(path) at \(ref)"
    let options = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(ref)^{commit}"]
    guard let root = try git.run(["rev-parse", "--is-shallow-repository"]), root.status == 0 else {
      throw FileError("read", subject, reason: "the file is not in a git repository")
    }
    let isShallow = root.line == "true"
    guard let commit = try git.run(options), commit.status == 0 else {
      let fetch = isShallow ? "; this clone is shallow, so run `git fetch --unshallow`" : ""
      throw FileError(
        "read",
        subject,
        reason:
          "there is no commit, branch or tag of that name; a branch of a remote has the remote's "
          + "name before it, such as origin/main, and must be fetched\(fetch)"
      )
    }
    var base = commit.line
    if usesMergeBase {
      let output = try git.run(["merge-base", "--end-of-options", "HEAD", base])
      guard let output, output.status == 0 else {
        throw FileError(
          "read",
          subject,
          reason: isShallow
            ? "this clone is shallow and does not have the commit where the branch began; run `git fetch "
              + "--unshallow`, or in CI check out with the whole history (`fetch-depth: 0`)"
            : "the branch and the ref have no commit in common; use --no-merge-base"
        )
      }
      base = output.line
    }
    guard let blob = try git.run(["cat-file", "blob", "\(base):./\(name)"], limit: limit) else {
      throw FileError("read", subject, reason: "File too large")
    }
    guard blob.status == 0 else {
      throw FileError(
        "read",
        subject,
        reason:
          "the commit does not have the file: if it is new, there is nothing to compare; if it was "
          + "renamed, save the old one with `git show` and compare two files"
      )
    }
    bytes = blob.bytes
  }
}
