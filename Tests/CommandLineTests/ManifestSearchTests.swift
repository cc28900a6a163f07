import Foundation
import TestSupport
import Testing

/// Which manifest a command reads if none is given, and where it writes.
@Suite struct ManifestSearchTests {
  private static let commands = [
    "validate", "generate --check", "export", "show it", "resolve it.nextdoor.com",
    "explain it.tld", "add pt",
  ]

  /// A repository with a manifest at its root and a folder `a/b`.
  private func repository() async throws -> ToolFolder {
    let folder = try ToolFolder()
    let run = try await folder.shell("mkdir -p .git a/b && nd-config generate --only swift")
    try #require(run.status == 0, "\(run.output)")
    return folder
  }

  @Test(arguments: commands)
  func everyCommandFindsTheManifestAboveAndNamesIt(_ command: String) async throws {
    let folder = try await repository()
    let above = try await folder.shell("cd a/b && nd-config \(command)")
    let given = try await repository().shell(
      "cd a/b && nd-config \(command) --manifest ../../countries.yaml"
    )
    #expect(above.stderr == "nd-config: using ../../countries.yaml\n" + given.stderr)
    #expect(above.stdout == given.stdout && above.status == given.status)
    let root = try await repository().shell("nd-config \(command)")
    #expect(root.status == given.status && !root.stderr.contains("using"))
  }

  @Test func searchEndsAtTheRepository() async throws {
    let folder = try await repository()
    let run = try await folder.shell("mkdir a/.git && cd a/b && nd-config validate")
    #expect(run.status == 2)
    #expect(
      run.stderr == "nd-config: cannot find countries.yaml: it is not here or in a folder above,"
        + " up to the root of the repository; `nd-config init` writes a new one\n"
    )
    // In a submodule or a second work tree, `.git` is a file.
    let file = try await folder.shell(
      "rmdir a/.git && touch a/.git && cd a/b && nd-config validate"
    )
    #expect(file.status == 2)
  }

  @Test func foldersOutsideOfARepositoryAreNotSearched() async throws {
    let run = try await ToolFolder().shell("mkdir a && cd a && nd-config validate")
    #expect(run.status == 2)
    #expect(run.stderr.contains(" not here, and folders above are searched only in a Git rep"))
  }
}
