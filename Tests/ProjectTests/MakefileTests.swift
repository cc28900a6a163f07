import Foundation
import TestSupport
import Testing

@Suite(.requires(.program("make"))) struct MakefileTests {
  /// `make golden` finds suites by the names of files.
  @Test func goldenRunsEverySuiteThatRecords() async throws {
    let run = try await Command.run("make", ["--dry-run", "golden"], in: Places.packageRoot)
    let filter = try #require(run.stdout.firstMatch(of: /--filter '([^']+)'/)?.1)
    let expression = try Regex(String(filter))
    let tests = Places.url("Tests")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    var count = 0
    for path in paths where path.hasSuffix(".swift") && !path.hasPrefix("TestSupport/") {
      let source = String(decoding: try Places.bytes("Tests/\(path)"), as: UTF8.self)
      guard source.contains(/\bGolden\.(?:expect|record|isRecording)/) else { continue }
      count += 1
      let suite = try #require(source.firstMatch(of: /struct (\w+Tests)\b/), "\(path)").1
      let target = path.prefix { $0 != "/" }
      #expect("\(target).\(suite)/test()".contains(expression), "\(path)")
    }
    #expect(count > 5)
  }

  /// `swift test` with a filter that matches nothing would succeed; a recording run always fails.
  @Test func testsRunByTheScriptThatCountsThem() throws {
    let makefile = String(decoding: try Places.bytes("Makefile"), as: UTF8.self)
    let direct = makefile.split(separator: "\n").filter { $0.contains("$(SWIFT) test") }
    #expect(direct.count == 1 && direct[0].contains("ND_RECORD_GOLDENS"), "\(direct)")
    #expect(makefile.contains("Scripts/test"))
  }

  /// A program that CI never starts could break unnoticed.
  @Test(.requires(.program("python3"))) func everyProgramIsStartedInCI() async throws {
    let run = try await Command.run("Scripts/smoke.py", ["--check"], in: Places.packageRoot)
    #expect(run.status == 0, "\(run.stderr)")
  }
}
