import Foundation
import TestSupport
import Testing

/// The version is in the output for people and programs, but never in committed files.
@Suite struct VersionTests {
  @Test func versionIsPrintedButInNoOutput() async throws {
    let source = try String(
      contentsOf: Places.url("Sources/CommandLine/nd-config/Version.swift"),
      encoding: .utf8
    )
    let version = String(
      try #require(source.firstMatch(of: /let version = "(\d+\.\d+\.\d+(-dev)?)"/)).1
    )
    let run = try await ToolFolder().shell(
      """
      nd-config --version && nd-config validate --format json | grep toolVersion
      nd-config generate && nd-config export > export.json && ! grep -rF '\(version)' .
      """
    )
    #expect(run.status == 0, "\(run.output)")
    #expect(run.stdout == "\(version)\n  \"toolVersion\": \"\(version)\",\n")
  }
}
