import Foundation
import TestSupport
import Testing

/// The version is in the output for people and programs, but never in committed files.
@Suite struct VersionTests {
  private func version() throws -> String {
    let source = String(
      decoding: try Places.bytes("Sources/CommandLine/nd-config/Version.swift"),
      as: UTF8.self
    )
    return String(try #require(try /let version = "([^"]+)"/.firstMatch(in: source)).1)
  }

  @Test func versionIsPrinted() async throws {
    let run = try await ToolFolder().shell("nd-config --version")
    #expect(run.status == 0 && run.stderr.isEmpty)
    #expect(run.stdout == "\(try version())\n")
    #expect(run.stdout.wholeMatch(of: /\d+\.\d+\.\d+(-dev)?\n/) != nil)
  }

  @Test func jsonFindingsContainTheVersion() async throws {
    let run = try await ToolFolder().shell("nd-config validate --format json")
    struct Findings: Decodable { var toolVersion: String }
    let findings = try JSONDecoder().decode(Findings.self, from: Data(run.stdout.utf8))
    #expect(try findings.toolVersion == version())
  }

  @Test func outputsDoNotContainTheVersion() async throws {
    let run = try await ToolFolder().shell(
      "nd-config generate && nd-config export > export.json && ! grep -rF '\(version())' ."
    )
    #expect(run.status == 0, "\(run.output)")
  }
}
