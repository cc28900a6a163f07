import Foundation
import TestSupport
import Testing

/// `Scripts/mutants.py` on a package of two lines, with a `swift` that compiles one of the two
/// mutants.
@Suite(.requires(.programs(["git", "ps", "python3"]))) struct MutantScriptTests {
  private static let lines = "let isSmall = 1 < 2\nlet isLarge = 2 > 1\n"

  private func mutants(tests: String) async throws -> Command.Outcome {
    let folder = try ScratchFolder()
    let script = String(decoding: try Places.bytes("Scripts/mutants.py"), as: UTF8.self)
    try folder.write(script, to: "Scripts/mutants.py")
    try folder.write(Self.lines, to: "Sources/Compile/YAMLTree/Size.swift")
    try folder.write("let package = 0\n", to: "Package.swift")
    let swift = """
      #!/bin/sh
      file=$PWD/Sources/Compile/YAMLTree/Size.swift
      if [ $1 = build ]; then
        sed -n 2p $file | grep -q ndMutant || exit 0
        echo "$file:2:15: error: it does not compile"
        exit 1
      fi
      \(tests)

      """
    try folder.write(swift, to: "programs/swift")
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
        [ $(cat .build/mutant) = 0 ] || {
          echo "✘ Test isSmall() recorded an issue"
          exit 1
        }
        echo "✔ Test run with 1 test in 1 suite passed"
        """
    )
    #expect(run.status == 0, "\(run.output)")
    #expect(run.stdout.contains("1 of 1 killed"), "\(run.output)")
    #expect(run.stdout.contains("killed by isSmall: Sources/Compile/YAMLTree/Size.swift:1"))
  }

  @Test func testThatFailsWithoutAChangeNoticesNothing() async throws {
    let run = try await mutants(tests: "echo \"✘ Test isSmall() recorded an issue\"; exit 1")
    #expect(run.status == 1)
    #expect(run.stderr.contains("isSmall fails without a mutant"), "\(run.output)")
  }

  @Test func changeThatNoTestNoticesIsListed() async throws {
    let run = try await mutants(tests: "echo \"✔ Test run with 1 test in 1 suite passed\"")
    #expect(run.status == 1)
    #expect(run.stdout.contains("0 of 1 killed\n  survived: Sources/Compile/YAMLTree/Size.swift:1"))
  }
}
