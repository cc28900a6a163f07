import Foundation
import TestSupport
import Testing

/// `Scripts/test` with a `swift` that only writes a report.
@Suite(.requires(.program("python3"))) struct TestRunTests {
  /// Runs the script with the cases of a report.
  ///
  /// Suite `A` is in every part; the suites of NNNetwork are only in theirs.
  private func run(
    _ arguments: [String] = ["--no-parallel"],
    cases: String,
    status: Int = 0,
    inCI: Bool = false
  ) async throws -> Command.Outcome {
    let folder = try ScratchFolder()
    try folder.write(
      """
      #!/bin/sh
      echo "swift $*"
      echo "✘ Test a() recorded an issue at A.swift:1:1: no"
      while [ $# -gt 0 ]; do
        if [ "$1" = --xunit-output ]; then report=$2; fi
        shift
      done
      [ -z "$report" ] || cat >"$report" <<'END'
      <testsuites><testsuite>
      \(cases)
      </testsuite></testsuites>
      END
      exit \(status)

      """,
      to: "swift"
    )
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: folder.url("swift").path
    )
    var environment = ["SWIFT": folder.url("swift").path]
    if inCI { environment["CI"] = "true" }
    return try await Command.run("Scripts/test", arguments, environment: environment)
  }

  private static let ran = #"<testcase classname="T.A" name="a()" time="1.5" />"#

  private static func skipped(_ reason: String) -> String {
    #"<testcase classname="T.B" name="b()" time="0"><skipped>\#(reason)</skipped></testcase>"#
  }

  @Test func slowestSuitesHaveTheTimesOfTheirTests() async throws {
    let more =
      #"<testcase classname="T.C" name="c()" time="1" /><testcase classname="T.C" name="d()" time="1" />"#
    let outcome = try await run(cases: Self.ran + more)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.stdout.contains("in seconds\n     2.0  T.C\n     1.5  T.A\n"))
    // A test waits for those that run at the same time.
    #expect(try await !run(["--filter", "A"], cases: Self.ran).stdout.contains("slowest"))
  }

  @Test func runOfNoTestFails() async throws {
    for cases in ["", Self.skipped("needs strace")] {
      let outcome = try await run(cases: cases)
      #expect(outcome.status == 1)
      #expect(outcome.stdout.hasSuffix("error: swift test: no test ran\n"), "\(outcome.stdout)")
    }
  }

  @Test func failureIsRepeatedAtTheEnd() async throws {
    // Swift Testing writes characters that XML does not allow.
    let failed =
      "<testcase classname=\"T.D\" name=\"d()\" time=\"1\"><failure message=\"&#27;\u{1B}\" /></testcase>"
    let outcome = try await run(cases: Self.ran + failed, status: 1)
    #expect(outcome.status == 1)
    #expect(outcome.stdout.contains("==> what failed\n✘ Test a() recorded an issue at A.swift"))
    #expect(outcome.stdout.hasSuffix("error: swift test exited with status 1\n"))
  }

  @Test func skippedTestsAreListedWithTheirReasons() async throws {
    let forbidden = Self.skipped("may not trace processes")
    let missing = Self.skipped("needs strace")
    let list = """
      ==> skipped tests: 2
        needs strace:
          T.B/b()
        may not trace processes:
          T.B/b()

      """
    let outcome = try await run(cases: Self.ran + forbidden + missing)
    #expect(outcome.status == 0)
    #expect(outcome.stdout.hasSuffix(list), "\(outcome.stdout)")
    let inCI = try await run(cases: Self.ran + forbidden + missing, inCI: true)
    #expect(inCI.status == 1)
    #expect(inCI.stdout.hasSuffix(list + "error: skipped in CI: needs strace\n"))
    #expect(try await run(cases: Self.ran + forbidden, inCI: true).status == 0)
  }

  @Test func allTestsRunInPartsThatExcludeEachOther() async throws {
    let outcome = try await run([], cases: Self.ran)
    #expect(outcome.status == 0, "\(outcome.output)")
    let runs = outcome.stdout.split(separator: "\n").filter { $0.hasPrefix("swift test ") }
    #expect(runs.count > 5)
    #expect(outcome.stdout.contains("swift build --build-tests\n"))
    // All parts except NNNetwork's skip NNNetwork's tests, and one part takes all tests that are in
    // no other.
    #expect(runs.filter { !$0.contains("--skip ^NNNetworkTests") }.count == 1)
    #expect(runs.filter { !$0.contains("--filter") }.count == 1)
  }
}
