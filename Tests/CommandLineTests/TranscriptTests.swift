import Foundation
import TestSupport
import Testing

/// README.md and the pages show the tool's real output for the manifest of this repository.
@Suite struct TranscriptTests {
  /// A command and its output as a page shows it.
  private struct Transcript {
    var command: String
    var output: String
  }

  /// The blocks that begin with `$ `.
  private func transcripts(_ page: String) throws -> [Transcript] {
    let text = String(decoding: try Places.bytes(page), as: UTF8.self)
    return text.matches(of: /```\n\$ ([^\n]+)\n([^`]|`[^`]|``[^`])*```/).map { match in
      let lines = String(match.0).split(separator: "\n").dropFirst(2).dropLast()
      return Transcript(
        command: String(match.1).replacing(".build/debug/", with: ""),
        output: lines.map { "\($0)\n" }.joined()
      )
    }
  }

  /// The lines of blocks that begin with a program and show no output.
  private func commands(_ page: String) throws -> [String] {
    let text = String(decoding: try Places.bytes(page), as: UTF8.self)
    return text.matches(of: /```\n((?:(?:cp|nd-config) [^\n]+\n)+)```/).flatMap { match in
      match.1.split(separator: "\n").map(String.init)
    }
  }

  private func folder() throws -> ToolFolder {
    try ToolFolder(manifest: Places.frozenManifest())
  }

  @Test func firstPagesShowWhatIsPrinted() async throws {
    var transcripts = try transcripts("Documentation/GettingStarted.md") + transcripts("README.md")
    try #require(
      transcripts.map { $0.command.split(separator: " ")[1] } == ["validate", "add"]
    )
    let folder = try folder()
    let manifest = try folder.read("countries.yaml")
    let mistakes = manifest.replacing("    tld: es\n", with: "    tld: it\n")
      .replacing("languages:\n      - { locale: en-AU", with: "langauges:\n      - { locale: en-AU")
    try folder.write(mistakes, to: "countries.yaml")
    let validate = transcripts.removeFirst()
    let run = try await folder.shell(validate.command)
    #expect(run.output == validate.output)

    try folder.write(manifest, to: "countries.yaml")
    for transcript in transcripts {
      #expect(try await folder.shell(transcript.command).output == transcript.output)
    }
  }

  /// The steps that README.md shows for CI, on a branch of a repository whose `main` is on a
  /// server.
  @Test(.requires(.program("git"))) func readmeStepsForCIRun() async throws {
    let readme = String(decoding: try Places.bytes("README.md"), as: UTF8.self)
    let steps = readme.matches(of: /\n- run: (nd-config [^\n]+)/).map { String($0.1) }
    #expect(steps.count == 3)
    let repository = try await MadeUpRepository()
    try await repository.run(
      """
      nd-config generate --quiet && git add -A && git commit -qm Generated
      git update-ref refs/remotes/origin/main HEAD && git checkout -q -b work
      nd-config add pt && nd-config generate --quiet && git add -A && git commit -qm Portugal
      """
    )
    for step in steps { try await repository.run(step) }
  }

  /// The commands for CI, and those that apply the manifest to the example.
  @Test func pagesShowCommandsThatRun() async throws {
    let folder = try folder()
    let examples = Places.url("Examples")
    try FileManager.default.copyItem(at: examples, to: folder.scratch.url("Examples"))
    _ = try await folder.shell("nd-config generate && cp -r Examples/NeighborhoodApp ios")
    var count = 0
    for command in try commands("Documentation/CI.md") + commands("Documentation/Apply.md") {
      let command = command.replacing("../ios", with: "ios").replacing("/tmp/app", with: "app")
      let run = try await folder.shell(command)
      // The app has not been updated yet.
      #expect(
        run.status
          == (command.hasPrefix("nd-config apply") && command.hasSuffix("--check") ? 1 : 0),
        "\(run)"
      )
      count += 1
    }
    #expect(count == 6)

    // The page shows this output after the commands before it.
    let transcript = try #require(transcripts("Documentation/Apply.md").first)
    _ = try await folder.shell("nd-config add pt --status live")
    let run = try await folder.shell(transcript.command.replacing("/tmp/app", with: "app"))
    var lines = run.stdout.split(separator: "\n")[...]
    for expected in transcript.output.split(separator: "\n") where expected != "…" {
      let place = try #require(lines.firstIndex(of: expected), "\(expected)\n\(run.stdout)")
      lines = lines[(place + 1)...]
    }
  }
}
