import ArgumentParser
import ManifestCompiler
import ManifestFindings
import YAMLTree

/// The option `--against` of commands that compare the manifest with an earlier version.
struct HistoryOption: ParsableArguments {
  @Option(help: "Compare with the manifest at a commit, branch or tag of the repository.")
  var against: String?

  @Flag(help: "Compare with the ref itself, not with the commit where the branch began.")
  var noMergeBase = false

  func validate(with source: ManifestOption) throws {
    guard let against else { return }
    if against.isEmpty || against.hasPrefix("-") {
      throw ValidationError("'\(printable(against))' is not a ref.")
    }
    guard source.manifest != "-" else {
      throw ValidationError("Standard input has no history; give a file with --manifest.")
    }
  }

  /// The manifest as it was at a ref, or at the merge base with the ref, and the commits that are compared.
  func manifest(
    _ path: String,
    at ref: String
  ) throws -> (checked: CheckedManifest, commit: String, head: String) {
    let limits = Limits()
    let blob = try GitBlob(of: path, at: ref, usesMergeBase: !noMergeBase, limit: limits.size)
    let file = SourceFile(path: "\(ref):\(path)", bytes: blob.bytes)
    return (CheckedManifest(file, limits: limits), blob.commit, blob.head)
  }
}
