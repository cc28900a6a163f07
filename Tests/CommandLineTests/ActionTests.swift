import Foundation
import TestSupport
import Testing

/// Runs the steps of `action.yml` and of the page about CI in a test repository, with an archive
/// made here.
@Suite(.requires(.programs(["bash", "curl", "git", "gzip", "sha256sum", "tar"])))
struct ActionTests {
  private static func text(_ path: String) throws -> String {
    String(decoding: try Places.bytes(path), as: UTF8.self)
  }

  /// The block of the page that contains a text.
  private static func page(_ kind: String, _ text: String) throws -> String {
    let page = try Self.text("Documentation/CI.md")
    let blocks = page.matches(of: /```(\w+)\n([^`]*)```/).filter { $0.1 == kind }
    return String(try #require(blocks.first { $0.2.contains(text) }).2)
  }

  private let repository: MadeUpRepository
  private let steps: [String: String]

  init() async throws {
    repository = try await MadeUpRepository()
    let block =
      /\ {4}- name: (.+)\n(?:(?:      .*)\n)*?      run: (?:\|(?: #.+)?\n((?:        .*\n)+)|(.+)\n)/
    steps = Dictionary(
      uniqueKeysWithValues: try Self.text("action.yml").matches(of: block).map {
        (String($0.1), String($0.2 ?? $0.3 ?? ""))
      }
    )
    try await repository.run(
      """
      nd-config generate --quiet && git add -A && git commit -qm Generated && git checkout -q -b work
      mkdir ../outside
      """.replacing("../outside", with: outside)
    )
  }

  /// The folder that GitHub keeps outside of the checkout.
  private var outside: String { repository.folder.scratch.url("outside").path }

  /// Runs a step as GitHub does: with the inputs in the environment, until the first command that
  /// fails.
  private func run(_ name: String, _ inputs: [String: String] = [:]) async throws -> Command.Outcome
  {
    let step = try #require(steps[name], "\(steps.keys.sorted())")
    var environment = [
      "MANIFEST": "countries.yaml", "AGAINST": "main", "RUNNER_TEMP": outside,
      "GITHUB_PATH": "\(outside)/path", "GITHUB_STEP_SUMMARY": "\(outside)/summary",
      "GITHUB_OUTPUT": "\(outside)/output",
      "GITHUB_ACTION_PATH": Places.packageRoot.path, "GIT_CONFIG_GLOBAL": "\(outside)/gitconfig",
      "SCRIPT": step,
    ]
    environment.merge(inputs) { $1 }
    return try await repository.folder.shell(
      "bash --noprofile --norc -eo pipefail -c \"$SCRIPT\"",
      environment: environment
    )
  }

  @Test func everyStepIsFound() {
    #expect(
      steps.keys.sorted() == [
        "Breaking changes", "Generated files are current", "Install", "Report", "Review",
        "Show findings in the pull request", "Validate",
      ]
    )
    // GitHub would insert the value of an expression into the script, where it would be code.
    for script in steps.values { #expect(!script.contains("${{")) }
  }

  /// Packs the tool as a release does; returns the URL of the archive.
  private func archive() async throws -> String {
    try await repository.run(
      """
      mkdir -p ../outside/archive/nd-config-1
      cp "$(command -v nd-config)" ../outside/archive/nd-config-1
      tar -cf ../outside/archive.tar -C ../outside/archive nd-config-1
      gzip -1 ../outside/archive.tar
      """.replacing("../outside", with: outside)
    )
    return "file://\(outside)/archive.tar.gz"
  }

  @Test func archiveWithTheChecksumIsInstalled() async throws {
    let url = try await archive()
    let sum = try await repository.run("sha256sum < '\(outside)/archive.tar.gz' | cut -c -64")
      .trimmingCharacters(in: .newlines)
    let install = try await run("Install", ["URL": url, "SHA256": sum])
    #expect(install.status == 0, "\(install.output)")
    let folder = try await repository.run("cat '\(outside)/path'")
      .trimmingCharacters(in: .newlines)
    #expect(try await repository.run("'\(folder)/nd-config' --version").isEmpty == false)
    #expect(try await repository.run("git status --porcelain --untracked-files=no").isEmpty)
  }

  @Test func shellOfThePageInstallsTheTool() async throws {
    let url = try await archive()
    let run = try await repository.run(
      """
      export ND_CONFIG_URL='\(url)' RUNNER_TEMP='\(outside)/shell' && mkdir "$RUNNER_TEMP"
      ND_CONFIG_SHA256=$(sha256sum < '\(outside)/archive.tar.gz' | cut -c -64)
      \(try Self.page("bash", "curl"))
      command -v nd-config
      """
    )
    #expect(run == "\(outside)/shell/nd-config/nd-config\n")
  }

  @Test func archiveWithAnotherChecksumIsNotUnpacked() async throws {
    let url = try await archive()
    let sum = String(repeating: "0", count: 64)
    let install = try await run("Install", ["URL": url, "SHA256": sum])
    #expect(install.status != 0)
    #expect(try await repository.attempt("test -e '\(outside)/path'").status == 1)
    #expect(try await repository.attempt("test -e '\(outside)/nd-config/nd-config'").status == 1)
  }

  @Test func problemMatcherReadsFindings() async throws {
    let added = try await run("Show findings in the pull request")
    let path = try #require(added.stdout.firstMatch(of: /^::add-matcher::(.+)\n/)?.1)
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: String(path))))
    let matchers = (root as? [String: Any])?["problemMatcher"] as? [[String: Any]]
    let pattern = try #require((matchers?.first?["pattern"] as? [[String: Any]])?.first)
    let expression = try Regex(#require(pattern["regexp"] as? String))
    try await repository.run("sed -i.bak 's/^    tld: .*/    tld: xx/' countries.yaml")
    let findings = try await run("Validate").stdout
    let lines = findings.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    try #require(!lines.isEmpty)
    for line in lines {
      let match = try #require(try expression.firstMatch(in: String(line)), "\(line)")
      let groups = try ["file", "line", "column", "severity", "message", "code"].map {
        String(match.output[try #require(pattern[$0] as? Int)].substring ?? "")
      }
      #expect(
        "\(groups[0]):\(groups[1]):\(groups[2]): \(groups[3]): \(groups[4]) [\(groups[5])]" == line
      )
      #expect(groups[0] == "countries.yaml" && ["error", "warning"].contains(groups[3]))
    }
  }
}
