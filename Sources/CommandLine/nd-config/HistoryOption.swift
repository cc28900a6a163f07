import ArgumentParser
import ManifestCompiler
import ManifestFindings
import YAMLTree

/// The options `--manifest` and `--against` of commands that compare the manifest with an earlier version.
struct HistoryOption: ParsableArguments {
  @OptionGroup var source: ManifestOption

  @Option(help: "Compare with the manifest at a commit, branch or tag of the repository.")
  var against: String?

  func validate() throws {
    if let against, against.isEmpty || against.hasPrefix("-") {
      throw ValidationError("'\(printable(against))' is not a ref.")
    }
    guard against == nil || source.manifest != "-" else {
      throw ValidationError("--against requires a file; standard input has no earlier version.")
    }
  }

  /// The manifest at the merge base with a ref, and the commit.
  func manifest(
    _ path: String,
    at ref: String
  ) throws -> (checked: CheckedManifest, commit: String) {
    let limits = Limits()
    let blob = try GitBlob(of: path, at: ref, limit: limits.size)
    let file = SourceFile(path: "\(ref):\(path)", bytes: blob.bytes)
    return (CheckedManifest(file, limits: limits), blob.commit)
  }
}
