import Foundation
import TestSupport
import Testing

/// A person can run everything that CI runs, and a skipped test fails in CI.
@Suite struct ContinuousIntegrationTests {
  private func text(_ path: String) throws -> String {
    String(decoding: try Places.bytes(path), as: UTF8.self)
  }

  @Test(arguments: [
    ".github/workflows/ci.yml", ".github/workflows/release.yml",
    "Examples/PullRequests/.github/workflows/countries.yml", "Documentation/CI.md",
  ])
  func actionsArePinnedByCommit(_ path: String) throws {
    // The page's own action has no commit yet; a release writes the owner of the repository.
    let uses = try text(path).split(separator: "\n").filter {
      $0.contains("uses:") && !$0.contains("/nd-config@COMMIT")
    }
    #expect(!uses.isEmpty)
    for line in uses { #expect(line.contains(/uses: [\w\/-]+@[0-9a-f]{40} # v\d/), "\(line)") }
  }

  /// zizmor reports nothing, except what is allowed with a reason, and it can report something.
  @Test(.requires(.file(".venv/bin/zizmor"))) func workflowsPassAnAudit() async throws {
    let zizmor = Places.url(".venv/bin/zizmor").path
    let paths = [".github/workflows", "action.yml", "Examples/PullRequests"]
    let run = try await Command.run(
      zizmor,
      ["--offline", "--no-progress"] + paths,
      in: Places.packageRoot
    )
    #expect(run.status == 0, "\(run.stdout)")
    let folder = try ScratchFolder()
    let comment = try text("Examples/PullRequests/.github/workflows/countries-comment.yml")
    try folder.write(comment.replacing("zizmor: ignore", with: ""), to: "comment.yml")
    let planted = try await Command.run(zizmor, ["--offline", folder.url("comment.yml").path])
    #expect(planted.stdout.contains("error[dangerous-triggers]"), "\(planted)")
  }

  @Test func workflowRunsWhatAPersonRuns() throws {
    let workflow = try text(".github/workflows/ci.yml")
    for command in [".ci/run", "make", "make test"] {
      #expect(workflow.contains("- run: \(command)\n"), "\(command)")
    }
  }

  /// A test with `.enabled(if:)` for a program would be skipped in CI, too.
  @Test func testsSayWhatTheyNeedWithOneTrait() throws {
    let tests = Places.url("Tests")
    let files = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String }
    let allowed = ["isLinux", "hasStatm"]
    var count = 0
    for file in try #require(files) where file.hasSuffix(".swift") {
      let source = try text("Tests/\(file)")
      for match in source.matches(of: /\.enabled\(\s*if: ([^,)]+)/) {
        #expect(allowed.contains(String(match.1)), "\(file): \(match.0)")
      }
      count += source.matches(of: /\.requires\(/).count
    }
    #expect(count > 20)
  }

  @Test func testDataIsListedWithItsLicense() throws {
    let notice = try text("NOTICE.md")
    let data = Places.url("Tests/Data")
    for name in try FileManager.default.contentsOfDirectory(atPath: data.path) {
      let row = notice.split(separator: "\n").first { $0.contains("`Tests/Data/\(name)`") }
      let licence = try #require(
        row?.firstMatch(of: /`(Documentation\/Licenses\/[\w.]+)`/),
        "\(name)"
      ).1
      #expect(try !text(String(licence)).isEmpty)
    }
  }
}
