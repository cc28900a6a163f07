import Foundation
import TestSupport
import Testing

extension NestedBuilds {
  /// The build-tool plugin in a package that depends on this one.
  struct PluginTests {
    @Test func toolRunsOnlyAfterAnEdit() async throws {
      let tiny = try TinyPackage(manifestAt: [TinyPackage.atRoot])
      let workspace = Workspace(package: tiny.url)
      for number in 1..<Workspace.firstQuietBuild {
        #expect(try await workspace.successfulBuild() <= 1, "build \(number)")
      }
      #expect(try await workspace.successfulBuild() == 0)
      #expect(try await workspace.successfulBuild() == 0)
      let before = try await workspace.output(of: "tiny-print")
      #expect(before.stdout == "ie https://tiny.ie\ngr https://gr.tiny.ie\n")

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

    @Test func manifestIsFoundInTheTargetOrThePackage() async throws {
      let tiny = try TinyPackage(manifestAt: [TinyPackage.inTarget])
      let workspace = Workspace(package: tiny.url)
      let places = [TinyPackage.inTarget, TinyPackage.atRoot].map {
        tiny.url.appendingPathComponent($0).path
      }
      let inTarget = try await workspace.build().outcome
      try #require(inTarget.status == 0, "\(inTarget.output)")
      #expect(!inTarget.output.contains("unhandled"))
      #expect(try await workspace.output(of: "tiny-print").stdout.hasPrefix("ie https://"))

      let other = TinyPackage.manifest.replacing("tiny", with: "other")
      try tiny.write(other, to: TinyPackage.atRoot)
      let inBoth = try await workspace.build().outcome
      try #require(inBoth.status == 0, "\(inBoth.output)")
      let own = try await workspace.output(of: "tiny-print")
      #expect(own.stdout == "ie https://tiny.ie\ngr https://gr.tiny.ie\n")

      try tiny.remove(TinyPackage.atRoot)
      try tiny.remove(TinyPackage.inTarget)
      let inNeither = try await workspace.build().outcome
      #expect(inNeither.status == 1)
      #expect(inNeither.output.contains("error: countries.yaml not found"))
      for place in places { #expect(inNeither.output.contains("\n  \(place)\n")) }
    }

    /// A release target has no planned country.
    @Test func targetForAVariantHasOnlyItsCountries() async throws {
      let tiny = try TinyPackage(manifestAt: [])
      let planned = TinyPackage.manifest.replacing("  gr:", with: "  gr:\n    status: planned")
      let apps =
        "apps:\n  Tiny: { team: ABCDE12345, bundle: ie.tiny, statuses: [live] }\ncountries:"
      try tiny.write(planned.replacing("countries:", with: apps), to: TinyPackage.atRoot)
      let package = tiny.url.appendingPathComponent("Package.swift")
      let text = try String(contentsOf: package, encoding: .utf8)
      try tiny.write(
        text.replacing(
          "name: \"Tiny\", plugins",
          with: "name: \"Tiny\", swiftSettings: [.define(\"COUNTRIES_APP_Tiny\")], plugins"
        ),
        to: "Package.swift"
      )
      let workspace = Workspace(package: tiny.url)
      let build = try await workspace.build().outcome
      try #require(build.status == 0, "\(build.output)")
      #expect(try await workspace.output(of: "tiny-print").stdout == "ie https://tiny.ie\n")
    }

    @Test func invalidManifestFailsTheBuildAtItsOwnLine() async throws {
      let tiny = try TinyPackage(manifestAt: [])
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
      let tiny = try TinyPackage(manifestAt: [])
      let status = "  gr:\n    status: live"
      let warned = TinyPackage.manifest.replacing("  gr:", with: status)
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
  }
}
