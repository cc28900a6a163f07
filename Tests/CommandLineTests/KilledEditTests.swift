import Foundation
import TestSupport
import Testing

/// `add` killed at a system call: the manifest is the old or the new one, and the next run makes it
/// the new one.
///
/// Steps over some calls of each kind; with `ND_LONG=1` over all.
@Suite(.serialized, .requires(.program("strace")), .permitted(.traceProcesses))
struct KilledEditTests {
  @Test(arguments: [
    ("openat,open", 12), ("read", 8), ("write", 1), ("close", 12), ("fsync", 1), ("fchmod", 1),
    ("rename,renameat,renameat2", 1), ("unlink,unlinkat", 1), ("flock", 1),
  ])
  func manifestIsOldOrNew(_ calls: String, _ step: Int) async throws {
    let folder = try ToolFolder()
    let old = try folder.read("countries.yaml")
    #expect(try await folder.shell("nd-config add pt").status == 0)
    let new = try folder.read("countries.yaml")
    #expect(new != old)
    var call = Places.isLongRun ? 1 : max(1, step / 2)
    var kills = 0
    while true {
      try folder.write(old, to: "countries.yaml")
      let run = try await folder.shell(
        "strace -f -o /dev/null -e trace=\(calls) -e inject=\(calls):signal=KILL:when=\(call)"
          + " nd-config add pt"
      )
      // If there is no call of that number, the run completes.
      guard run.status != 0 else { break }
      try #require(run.status == 137, "\(run)")
      kills += 1
      let found = try folder.read("countries.yaml")
      #expect(found == old || found == new, "after a kill at \(calls) \(call)")
      let next = try await folder.shell("nd-config add pt")
      #expect(next.status == (found == old ? 0 : 1))
      #expect(
        try folder.files(in: ".").mapValues { $0 == Data(new.utf8) } == ["countries.yaml": true]
      )
      call += Places.isLongRun ? 1 : step
    }
    #expect(kills > 0)
  }
}
