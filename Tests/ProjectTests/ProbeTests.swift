import TestSupport
import Testing

/// `Examples/Probe/probe.py` finds each fault of servers on loopback.
@Suite(.requires(.program("openssl"), .python(.plain))) struct ProbeTests {
  @Test func everyFaultIsFound() async throws {
    let python = try #require(await Python.plain.path)
    let run = try await Command.run(
      python,
      ["Examples/Probe/test_probe.py"],
      in: Places.packageRoot
    )
    let last = run.stderr.split(separator: "\n").last
    #expect(run.status == 0 && last == "OK", "\(run.output)")
    let count = run.stderr.firstMatch(of: /Ran (\d+) tests/).flatMap { Int($0.1) }
    #expect(try #require(count) >= 10)
  }
}
