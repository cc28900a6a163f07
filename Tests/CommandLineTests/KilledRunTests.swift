import Foundation
import TestSupport
import Testing

/// `generate` is killed at a system call: every output is complete, old or new, and the next run
/// updates all.
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
    let kills = Kills(
      calls: calls,
      step: step,
      command: "nd-config generate",
      folder: outputs.folder
    )
    try await kills.each({ try outputs.reset() }) { place in
      let found = try outputs.files(in: "generated/swift")
      for name in outputs.new.keys {
        #expect(
          found[name] == outputs.old[name] || found[name] == outputs.new[name],
          "\(name) \(place)"
        )
      }
      #expect(try await outputs.shell("nd-config generate").status == 0)
      #expect(
        try outputs.files(in: "generated/swift") == outputs.new,
        "what the next run leaves \(place)"
      )
    }
  }
}
