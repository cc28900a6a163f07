import Foundation
import TestSupport
import Testing

extension NestedBuilds {
  /// The build-tool plugin in a package that depends on this one.
  struct PluginTests {
    @Test func toolRunsOnlyAfterAnEdit() async throws {
      let tiny = try TinyPackage()
      let workspace = Workspace(package: tiny.url)
      for number in 1..<Workspace.firstQuietBuild {
        #expect(try await workspace.successfulBuild() <= 1, "build \(number)")
      }
      #expect(try await workspace.successfulBuild() == 0)
      #expect(try await workspace.successfulBuild() == 0)
      let before = try await workspace.output(of: "tiny-print")
      #expect(before.stdout.hasSuffix("\nie https://tiny.ie\ngr https://gr.tiny.ie\n"))

      try tiny.write(TinyPackage.manifest + TinyPackage.row, to: TinyPackage.atRoot)
      #expect(try await workspace.successfulBuild() == 1)
      let after = try await workspace.output(of: "tiny-print")
      #expect(after.stdout == before.stdout + "is https://is.tiny.ie\n")
      #expect(try await workspace.successfulBuild() == 0)

      // The manifest gets a new date with the old bytes. The outputs stay older than the manifest,
      // but that must not make the tool run in every build.
      try tiny.write(TinyPackage.manifest + TinyPackage.row, to: TinyPackage.atRoot)
      #expect(try await workspace.successfulBuild() <= 1)
      #expect(try await workspace.successfulBuild() == 0)
    }

    /// `ConsumerTests` has a manifest only in the target.
    @Test func targetForAVariantHasOnlyItsCountriesFromItsOwnManifest() async throws {
      let workspace = Workspace(package: try TinyPackage().url)
      let build = try await workspace.build().outcome
      try #require(build.status == 0, "\(build.output)")
      #expect(!build.output.contains("unhandled"))
      let lines = try await workspace.output(of: "tiny-print").stdout.split(separator: "\n")
      #expect(lines.filter { $0.hasPrefix("release ") } == ["release ie https://other.ie"])
    }

    @Test func invalidManifestFailsTheBuildAtItsOwnLine() async throws {
      let tiny = try TinyPackage()
      let wrong = TinyPackage.manifest.replacingOccurrences(of: "subdomain", with: "subdomian")
      try tiny.write(wrong, to: TinyPackage.atRoot)
      let build = try await Workspace(package: tiny.url).swift("build")
      #expect(build.status == 1)
      let lines = wrong.split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(lines.firstIndex { $0.contains("subdomian") }) + 1
      let start = "\(tiny.url.path)/\(TinyPackage.atRoot):\(line):12: error: "
      #expect(build.output.split(separator: "\n").count { $0.hasPrefix(start) } == 1)
    }

    @Test func warningIsReportedUnlessACommentAllowsIt() async throws {
      let tiny = try TinyPackage()
      let status = "  ie:\n    status: live"
      let warned = TinyPackage.manifest.replacing("  ie:", with: status)
      let workspace = Workspace(package: tiny.url)
      for (text, isReported) in [
        (warned, true), (warned.replacing(status, with: "\(status)   \(Self.comment)"), false),
      ] {
        try tiny.write(text, to: TinyPackage.atRoot)
        let build = try await workspace.swift("build")
        try #require(build.status == 0, "\(build.output)")
        #expect(build.output.contains("[redundant-override]") == isReported, "\(build.output)")
      }
    }

    private static let comment = "# nd-config: allow redundant-override: a script reads it"

    @Test func missingManifestIsReportedWithBothPlaces() async throws {
      let tiny = try TinyPackage()
      let own = "Sources/Release/countries.yaml"
      for path in [TinyPackage.atRoot, own] { try tiny.remove(path) }
      let build = try await Workspace(package: tiny.url).build().outcome
      #expect(build.status == 1)
      #expect(build.output.contains("error: countries.yaml not found"))
      for path in [TinyPackage.atRoot, own] {
        #expect(build.output.contains("\n  \(tiny.url.appendingPathComponent(path).path)\n"))
      }
    }
  }
}
