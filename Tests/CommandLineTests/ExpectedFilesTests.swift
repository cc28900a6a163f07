import TestSupport
import Testing

/// The options that build systems use: `generate --list`, `--expect` and `--quiet`.
@Suite struct ExpectedFilesTests {
  private let folder: ToolFolder

  init() throws { folder = try ToolFolder() }

  private func generate(_ arguments: String) async throws -> Command.Outcome {
    try await folder.shell("nd-config generate \(arguments)")
  }

  @Test func listHasTheFilesThatAreWrittenAndWritesNone() async throws {
    let list = try await generate("--list")
    #expect(list.status == 0 && list.stderr.isEmpty)
    #expect(try await folder.shell("ls").stdout == "countries.yaml\n")
    let written = try await folder.shell(
      "nd-config generate --quiet && cd generated && find . -type f | cut -c 3- | LC_ALL=C sort"
    )
    #expect(written.stdout == list.stdout && written.stderr.isEmpty)
    #expect(list.stdout.split(separator: "\n").contains("swift/Country.swift"))
    let kotlin = try await generate("--list --only kotlin").stdout.split(separator: "\n")
    #expect(kotlin.count > 5 && kotlin.allSatisfy { $0.hasPrefix("kotlin/") })
  }

  @Test(arguments: [
    "nd-config generate --list",
    "printf '%s/\\n' entitlements xcstrings; nd-config generate --list",
    "nd-config generate --list | grep -v / ; nd-config generate --list | sed -n 's,/.*,/,p' | sort -u",
  ])
  func listOfTheSameFilesIsAccepted(_ list: String) async throws {
    _ = try await folder.shell("{ \(list); } > list")
    let run = try await generate("--expect list --quiet")
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
    #expect(try await generate("--check --expect list").status == 0)
  }

  @Test func undeclaredFileIsAnErrorAndNothingIsWritten() async throws {
    _ = try await folder.shell("nd-config generate --list | grep -v '^swift/Country.swift' > list")
    let run = try await generate("--expect list")
    #expect(run.status == 1 && run.stderr.isEmpty)
    #expect(
      run.stdout == """
        list:1:1: error: the manifest generates `swift/Country.swift`, which is not on the list \
        [unexpected-outputs]
             1 | COUNTRIES.md
               | ^
           help: add the file where the build declares its outputs

        """
    )
    #expect(try await folder.shell("ls").stdout == "countries.yaml\nlist\n")
  }

  @Test func declaredFileThatIsNotGivenIsAnError() async throws {
    _ = try await folder.shell("{ nd-config generate --list; echo swift/Old.swift; } > list")
    let run = try await generate("--expect list --check --format github")
    #expect(run.status == 1)
    #expect(
      run.stdout.contains(
        "title=unexpected-outputs::the manifest does not generate `swift/Old.swift`"
      )
    )
    #expect(try await generate("--expect absent").stderr.contains("cannot read absent"))
  }

  @Test func listBehindALinkThatLeadsOutIsNotQuoted() async throws {
    let run = try await folder.shell(
      "mkdir inner && cp countries.yaml inner && git -C inner init -q && cd inner"
        + " && { nd-config generate --list; echo secret; } > ../list && ln -s ../list list"
        + " && nd-config generate --expect list"
    )
    #expect(run.status == 1 && !run.output.contains("secret"))
    #expect(
      run.stdout.contains("error: the manifest does not generate the file on this line [")
    )
  }

  @Test func quietLeavesFindings() async throws {
    let stale = try await generate("--check --quiet --only swift")
    #expect(stale.status == 1 && stale.stderr.isEmpty)
    #expect(stale.stdout.contains("generated/swift/Country.swift: missing\n"))
    try folder.write("format: 2\n", to: "wrong.yaml")
    let wrong = try await generate("--quiet --manifest wrong.yaml")
    #expect(wrong.status == 1 && wrong.stdout.contains("[unknown-format]"))
  }

  @Test(arguments: ["--list --check", "--list --expect countries.yaml", "--expect ''"])
  func combinationWithoutMeaningIsRefused(_ arguments: String) async throws {
    #expect(try await generate(arguments).status == 64)
  }
}
