import TestSupport
import Testing

/// The option for build systems: `generate --quiet`.
@Suite struct QuietTests {
  private let folder: ToolFolder

  init() throws { folder = try ToolFolder() }

  private func generate(_ arguments: String) async throws -> Command.Outcome {
    try await folder.shell("nd-config generate \(arguments)")
  }

  @Test func quietSaysNothingAboutWhatIsWritten() async throws {
    let run = try await generate("--quiet --only swift && ls generated/swift/Country.swift")
    #expect(run.status == 0 && run.stderr.isEmpty)
    #expect(run.stdout == "generated/swift/Country.swift\n")
  }

  @Test func quietLeavesFindings() async throws {
    let stale = try await generate("--check --quiet --only swift")
    #expect(stale.status == 1 && stale.stderr.isEmpty)
    #expect(stale.stdout.contains("generated/swift/Country.swift: missing\n"))
    try folder.write("format: 2\n", to: "wrong.yaml")
    let wrong = try await generate("--quiet --manifest wrong.yaml")
    #expect(wrong.status == 1 && wrong.stdout.contains("[unknown-format]"))
  }
}
