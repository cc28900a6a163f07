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
    let kills = Kills(
      calls: calls,
      step: step,
      command: "nd-config apply --app app",
      folder: app.folder
    )
    try await kills.each({ try app.restore(old) }) { place in
      let found = try app.contents()
      for path in Set(found.keys).union(old.keys).union(new.keys)
      where !path.contains(".nd-config") && found[path] != Data("folder".utf8) {
        #expect(found[path] == old[path] || found[path] == new[path], "\(path) \(place)")
      }
      #expect(try await app.apply().status == 0)
      #expect(try app.contents() == new, "what the next run leaves \(place)")
    }
  }
}
