import Foundation
import TestSupport
import Testing

/// Runs the commands of the workflows in `Examples/PullRequests` in order, in a test repository.
@Suite(.requires(.program("git"))) struct WorkflowTests {
  private func workflow(_ name: String) throws -> String {
    let path = "Examples/PullRequests/.github/workflows/\(name).yml"
    return String(decoding: try Places.bytes(path), as: UTF8.self)
  }

  /// The steps that are a single command.
  private func steps() throws -> [(name: String, command: String)] {
    try workflow("countries").matches(of: /- name: (.+)\n(?:\s+if: .+\n)?\s+run: (nd-config .+)\n/)
      .map { (String($0.1), String($0.2)) }
  }

  /// The exit status of each step on a branch, and the files that the steps write.
  private func run(_ change: String) async throws -> Outcome {
    let repository = try await MadeUpRepository()
    try await repository.run("nd-config generate && git add -A && git commit -qm Generated")
    try await repository.run("git checkout -q -b work")
    try await repository.run(change)
    try await repository.run("git add -A && git commit -qm Change")
    let outside = try ScratchFolder()
    var statuses: [Int32] = []
    for step in try steps() {
      statuses.append(
        try await repository.attempt(
          "RUNNER_TEMP='\(outside.url.path)'\nBASE=main\n\(step.command)"
        ).status
      )
    }
    return Outcome(
      statuses: statuses,
      review: try outside.text("review.md"),
      findings: try outside.text("findings.sarif"),
      report: try? outside.text("report.html")
    )
  }

  private struct Outcome {
    /// The exit statuses, one per step.
    var statuses: [Int32]
    // The uploaded files.
    var review: String
    var findings: String
    var report: String?
  }

  @Test func stepsAreThoseThatThePageLists() throws {
    let page = String(decoding: try Places.bytes("Documentation/CI.md"), as: UTF8.self)
    let steps = try steps()
    #expect(
      steps.map(\.name) == [
        "Validate", "Findings for programs", "Generated files are current", "Review", "Report",
        "Breaking changes",
      ]
    )
    for step in steps {
      let command = step.command.replacing("\"$BASE\"", with: "refs/remotes/origin/main")
      #expect(page.contains("\n\(command)\n"), "\(command)")
    }
  }

  @Test func addedCountryPassesAndIsReviewed() async throws {
    let outcome = try await run("nd-config add fr --status planned && nd-config generate")
    #expect(outcome.statuses == [0, 0, 0, 0, 0, 0])
    #expect(outcome.review.hasPrefix("### 1 country added: France; no breaking changes\n"))
    #expect(outcome.findings.contains("\"results\": []"))
    #expect(outcome.report?.contains("<bdi>France</bdi>") == true)
  }

  @Test func forgottenGenerationFailsItsStep() async throws {
    let outcome = try await run("nd-config add fr --status planned")
    #expect(outcome.statuses == [0, 0, 1, 0, 0, 0])
    #expect(outcome.review.contains("France"))
  }

  @Test func breakingChangeFailsUnlessItIsAllowed() async throws {
    let removal = "\(RowEdit.removal(of: "it")) && nd-config generate"
    let outcome = try await run(removal)
    #expect(outcome.statuses == [0, 0, 0, 0, 0, 1])
    #expect(
      outcome.review.contains(
        "#### Breaking changes\n\n- country removed: Italy (`it`) (`country-removed`)\n"
      )
    )
    let comment =
      "sed -i.bak '1s/^/# nd-config: allow country-removed it: it closed\\n/' countries.yaml"
    let allowed = try await run("\(comment) && rm countries.yaml.bak && \(removal)")
    #expect(allowed.statuses == [0, 0, 0, 0, 0, 0])
    #expect(allowed.review.contains("#### Allowed breaking changes\n"))
  }

  @Test func invalidManifestFailsEveryStep() async throws {
    let outcome = try await run("echo 'typo: 1' >> countries.yaml")
    #expect(outcome.statuses == [1, 1, 1, 1, 1, 1])
    #expect(
      outcome.review.contains("\n```\ncountries.yaml:") && outcome.review.hasSuffix("\n```\n")
    )
    #expect(outcome.review.contains("unknown key `typo`"))
    #expect(outcome.findings.contains("\"ruleId\": \"unknown-key\""))
    #expect(outcome.report == nil)
  }

  /// The steps write the files of the artifact.
  @Test func filesOfTheStepsAreUploaded() throws {
    let text = try workflow("countries")
    let written = try steps().compactMap { step in
      step.command.firstMatch(of: /(?:> |--output )"\$RUNNER_TEMP\/(\S+)"$/).map { String($0.1) }
    }
    #expect(written.count == 3)
    for file in written {
      #expect(text.contains("            ${{ runner.temp }}/\(file)\n"), "\(file)")
    }
  }

  /// With a token that can write, nothing from a pull request may run.
  @Test func commentChecksOutNothing() throws {
    let comment = try workflow("countries-comment")
    let lines = comment.split(separator: "\n")
    let keys = lines.filter { !$0.drop { $0 == " " }.hasPrefix("#") }.joined(separator: "\n")
    #expect(!keys.contains("uses:") && !keys.contains("checkout") && !keys.contains("git "))
    #expect(!keys.contains("pull_request_target"))
    #expect(keys.contains("workflows: [Countries]"))
    // GitHub would insert the value of an expression into the script, where it would be code.
    for script in comment.matches(of: /run: [^\n]*\n(?:          .*\n)*/) {
      #expect(!script.0.contains("${{"))
    }
    for line in try workflow("countries").split(separator: "\n") where line.contains("uses:") {
      #expect(line.contains(/uses: [\w\/-]+@[0-9a-f]{40} # v\d/), "\(line)")
    }
  }
}
