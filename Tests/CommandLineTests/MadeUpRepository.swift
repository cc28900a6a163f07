import TestSupport
import Testing

/// A Git repository with a manifest, made for a test.
struct MadeUpRepository {
  let folder: ToolFolder

  init(folder: ToolFolder) { self.folder = folder }

  /// Creates the repository with one commit, which has the manifest.
  init(manifest: String? = nil) async throws {
    folder = try ToolFolder(manifest: manifest)
    _ = try await run("git init -q -b main && git add -A && git commit -qm 'The product'")
  }

  /// Runs a script, which has to succeed; returns its output.
  @discardableResult
  func run(_ script: String) async throws -> String {
    let outcome = try await attempt("set -e\n\(script)")
    try #require(outcome.status == 0, "\(script): \(outcome.output)")
    return outcome.stdout
  }

  func attempt(_ script: String) async throws -> Command.Outcome {
    try await folder.shell(script, environment: Self.author)
  }

  static let author = [
    "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@example.com", "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_NOSYSTEM": "1",
  ]
}
