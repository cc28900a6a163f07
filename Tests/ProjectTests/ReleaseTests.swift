import Foundation
import TestSupport
import Testing

/// `Scripts/release.py` in a small repository.
@Suite(.requires(.programs(["git", "python3"]))) struct ReleaseTests {
  private let folder: ScratchFolder

  init() async throws {
    folder = try ScratchFolder()
    let script = String(decoding: try Places.bytes("Scripts/release.py"), as: UTF8.self)
    try folder.write(script, to: "Scripts/release.py")
    try folder.write(
      "let version = \"0.1.0-dev\"\n",
      to: "Sources/CommandLine/nd-config/Version.swift"
    )
    try folder.write(
      "# Changelog\n\n## Unreleased\n\n### Added\n\n- A rule.\n",
      to: "CHANGELOG.md"
    )
    _ = try await git("init --quiet --initial-branch main")
    _ = try await git("add --all && git -c user.name=T -c user.email=t@example.com commit -qm x")
  }

  private func git(_ line: String) async throws -> Command.Outcome {
    let run = try await Command.run("sh", ["-c", "git \(line)"], in: folder.url)
    try #require(run.status == 0, "\(run.stderr)")
    return run
  }

  private func release(_ arguments: String...) async throws -> Command.Outcome {
    let path = folder.url("Scripts/release.py").path
    return try await Command.run("python3", [path] + arguments, in: folder.url)
  }

  @Test func dryRunShowsTheChangesAndMakesNone() async throws {
    let run = try await release("0.1.0", "--dry-run", "--date", "2026-12-01")
    #expect(run.status == 0, "\(run.stderr)")
    for line in [
      "-let version = \"0.1.0-dev\"", "+let version = \"0.1.0\"", "+## 0.1.0 - 2026-12-01",
      "  git tag -a 0.1.0 -m \"0.1.0\"", "Then set Version.swift to 0.2.0-dev and commit.",
    ] {
      #expect(run.stdout.split(separator: "\n").contains { $0 == line }, "\(line)")
    }
    #expect(try await git("status --porcelain").stdout.isEmpty)
  }

  @Test func versionIsSetAndChangelogDated() async throws {
    #expect(try await release("0.1.0", "--date", "2026-12-01").status == 0)
    #expect(
      try folder.text("Sources/CommandLine/nd-config/Version.swift") == "let version = \"0.1.0\"\n"
    )
    #expect(
      try folder.text("CHANGELOG.md")
        == "# Changelog\n\n## Unreleased\n\n## 0.1.0 - 2026-12-01\n\n### Added\n\n- A rule.\n"
    )
    #expect(try await git("tag").stdout.isEmpty)
  }

  @Test func ownerIsFilledInOnEveryPage() async throws {
    try folder.write("- uses: OWNER/nd-config@COMMIT\n", to: "Documentation/CI.md")
    _ = try await git("add --all && git -c user.name=T -c user.email=t@example.com commit -qm x")
    let without = try await release("0.1.0", "--dry-run")
    #expect(without.stderr == "release.py: pages have OWNER/nd-config; pass --owner NAME\n")
    #expect(try await release("0.1.0", "--owner", "acme").status == 0)
    #expect(try folder.text("Documentation/CI.md") == "- uses: acme/nd-config@COMMIT\n")
  }

  @Test func everyProblemIsReported() async throws {
    _ = try await git("tag 0.2 && git tag 0.3.0 && git switch --quiet -c other")
    try folder.write("# Changelog\n\n## Unreleased\n\n## 0.3.0 - 2026-01-01\n", to: "CHANGELOG.md")
    let run = try await release("0.3.0", "--dry-run")
    #expect(run.status == 1 && run.stdout.isEmpty)
    #expect(
      run.stderr == """
        release.py: Version.swift has 0.1.0-dev; expected 0.3.0-dev
        release.py: CHANGELOG.md has no entries under `## Unreleased`
        release.py: CHANGELOG.md already has a section 0.3.0
        release.py: the work tree is not clean
        release.py: the branch is not main
        release.py: the tag 0.3.0 exists

        """
    )
    #expect(
      try await release("0.2").stderr.contains("`0.2` is not a version like 0.1.0")
    )
  }

  @Test func versionAndChangelogAreReleasable() throws {
    let version = String(
      decoding: try Places.bytes("Sources/CommandLine/nd-config/Version.swift"),
      as: UTF8.self
    )
    let changelog = String(decoding: try Places.bytes("CHANGELOG.md"), as: UTF8.self)
    #expect(version.contains(/(?m)^let version = "\d+\.\d+\.\d+(-dev)?"$/))
    #expect(changelog.contains(/(?m)^## Unreleased$/))
  }
}
