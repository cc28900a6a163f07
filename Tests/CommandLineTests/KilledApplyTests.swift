import Foundation
import TestSupport
import Testing

/// `apply` is killed at a system call: every file of the app is the old or the new one.
///
/// The next run gives the same files as a run that was not killed.
@Suite(.serialized, .requires(.program("strace")), .permitted(.traceProcesses))
struct KilledApplyTests {
  @Test(arguments: [
    ("openat,open", 60), ("write", 5), ("fsync", 5), ("close", 60),
    ("rename,renameat,renameat2", 4), ("fchmod", 4), ("flock", 1),
  ])
  func filesAreOldOrNew(_ calls: String, _ step: Int) async throws {
    let app = try SampleApp()
    // Removing Italy and adding Portugal adds and removes entries.
    _ = try await app.apply()
    let old = try app.contents()
    try app.addPortugal()
    try app.removeItaly()
    #expect(try await app.apply().status == 0)
    let new = try app.contents()
    var call = Places.isLongRun ? 1 : max(1, step / 2)
    var kills = 0
    while true {
      try app.restore(old)
      let run = try await app.folder.shell(
        "strace -f -o /dev/null -e trace=\(calls) -e inject=\(calls):signal=KILL:when=\(call)"
          + " nd-config apply --app app"
      )
      // If there is no call with that number, the run completes.
      guard run.status != 0 else { break }
      try #require(run.status == 137, "\(run)")
      kills += 1
      let found = try app.contents()
      for path in Set(found.keys).union(old.keys).union(new.keys)
      where !path.contains(".nd-config") {
        let isFolder = found[path] == Data("folder".utf8)
        #expect(
          isFolder || found[path] == old[path] || found[path] == new[path],
          "\(path) after a kill at \(calls) \(call)"
        )
      }
      #expect(try await app.apply().status == 0)
      #expect(
        try app.contents() == new,
        "what the next run leaves after a kill at \(calls) \(call)"
      )
      call += Places.isLongRun ? 1 : step
    }
    #expect(kills > 0)
  }
}
