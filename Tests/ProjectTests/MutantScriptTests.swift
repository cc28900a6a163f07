import Foundation
import TestSupport
import Testing

/// `Scripts/mutants.py` on a package of one line, with a `swift` whose tests look at that line.
@Suite(.requires(.programs(["git", "ps", "python3"]))) struct MutantScriptTests {
  private static let line = "let isSmall = 1 < 2"

  private func mutants(tests: String) async throws -> Command.Outcome {
    let folder = try ScratchFolder()
    let script = String(decoding: try Places.bytes("Scripts/mutants.py"), as: UTF8.self)
    try folder.write(script, to: "Scripts/mutants.py")
    try folder.write("\(Self.line)\n", to: "Sources/YAMLTree/Size.swift")
    try folder.write("let package = 0\n", to: "Package.swift")
    try folder.write("#!/bin/sh\n[ $1 = build ] && exit 0\n\(tests)\n", to: "programs/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: folder.url("programs/swift").path
    )
    let git = try await Command.run("git", ["init", "--quiet"], in: folder.url)
    try #require(git.status == 0, "\(git.stderr)")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try await Command.run(
      "python3",
      [folder.url("Scripts/mutants.py").path, "--count", "2"],
      in: folder.url,
      environment: ["PATH": "\(folder.url("programs").path):\(path)"]
    )
  }

  @Test func changeThatATestNoticesIsKilled() async throws {
    let run = try await mutants(
      tests: """
        grep -q "\(Self.line)" Sources/YAMLTree/Size.swift || {
          echo "✘ Test isSmall() recorded an issue"
          exit 1
        }
        echo "✔ Test run with 1 test in 1 suite passed"
        """
    )
    #expect(run.status == 0, "\(run.output)")
    #expect(run.stdout.contains("2 of 2 killed"), "\(run.output)")
    #expect(run.stdout.contains("killed by isSmall: Sources/YAMLTree/Size.swift:1"))
  }

  @Test func changeThatNoTestNoticesIsListed() async throws {
    let run = try await mutants(tests: "echo \"✔ Test run with 1 test in 1 suite passed\"")
    #expect(run.status == 1)
    #expect(run.stdout.contains("0 of 2 killed\n  survived: Sources/YAMLTree/Size.swift:1"))
  }
}
