import Foundation
import TestSupport
import Testing

/// `generate` is killed at a system call: every output is complete, old or new, and the next run
/// updates all.
///
/// The test steps over some calls of each kind, unless `ND_LONG=1` is set.
@Suite(.serialized, .requires(.program("strace")), .permitted(.traceProcesses))
struct KilledRunTests {
  /// The calls that change files, or that come between such calls.
  ///
  /// The number is the step from one killed call to the next.
  @Test(arguments: [
    ("openat,open", 40), ("write", 6), ("close", 40), ("rename,renameat,renameat2", 6),
    ("fchmod", 12), ("flock", 1), ("mkdir,mkdirat", 1),
  ])
  func outputsAreOldOrNew(_ calls: String, _ step: Int) async throws {
    let outputs = try await OutputsBeforeAndAfter()
    var call = Places.isLongRun ? 1 : max(1, step / 2)
    var kills = 0
    while true {
      try outputs.reset()
      let run = try await outputs.shell(
        "strace -f -o /dev/null -e trace=\(calls) -e inject=\(calls):signal=KILL:when=\(call)"
          + " nd-config generate"
      )
      // If there is no call with that number, the run completes.
      guard run.status != 0 else { break }
      try #require(run.status == 137, "\(run)")
      kills += 1
      let found = try outputs.files(in: "generated/swift")
      for name in outputs.new.keys {
        #expect(
          found[name] == outputs.old[name] || found[name] == outputs.new[name],
          "\(name) after a kill at \(calls) \(call)"
        )
      }
      let next = try await outputs.shell("nd-config generate")
      #expect(next.status == 0)
      #expect(
        try outputs.files(in: "generated/swift") == outputs.new,
        "what the next run leaves after a kill at \(calls) \(call)"
      )
      call += Places.isLongRun ? 1 : step
    }
    #expect(kills > 0)
  }
}
