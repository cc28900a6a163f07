import Foundation
import TestSupport
import Testing

/// `add` and `validate --fix` are killed at a system call: the manifest is the old or the new one.
///
/// The next run completes the edit.
@Suite(.serialized, .requires(.program("strace")), .permitted(.traceProcesses))
struct KilledEditTests {
  /// A command that edits the manifest, the mistake that it needs, and the status of a second run.
  struct Edit: Sendable, CustomTestStringConvertible {
    var command: String
    var preparation: String
    var repeatedStatus: Int32
    var testDescription: String { command }
  }

  private static let edits = [
    Edit(command: "add pt", preparation: "true", repeatedStatus: 1),
    Edit(
      command: "validate --fix",
      preparation: "sed -i 's/hosts: named/Hosts: named/' countries.yaml",
      repeatedStatus: 0
    ),
  ]

  private static let calls = [
    ("openat,open", 12), ("read", 8), ("write", 1), ("close", 12), ("fsync", 1), ("fchmod", 1),
    ("rename,renameat,renameat2", 1), ("flock", 1),
  ]

  @Test(arguments: edits, calls)
  func manifestIsOldOrNew(_ edit: Edit, _ target: (calls: String, step: Int)) async throws {
    let (calls, step) = target
    let folder = try ToolFolder()
    #expect(try await folder.shell(edit.preparation).status == 0)
    let old = try folder.read("countries.yaml")
    #expect(try await folder.shell("nd-config \(edit.command)").status == 0)
    let new = try folder.read("countries.yaml")
    #expect(new != old)
    let command = "nd-config \(edit.command)"
    let kills = Kills(calls: calls, step: step, command: command, folder: folder)
    try await kills.each({ try folder.write(old, to: "countries.yaml") }) { place in
      let found = try folder.read("countries.yaml")
      #expect(found == old || found == new, "\(place)")
      let next = try await folder.shell(command)
      #expect(next.status == (found == old ? 0 : edit.repeatedStatus))
      #expect(
        try folder.files(in: ".").mapValues { $0 == Data(new.utf8) } == ["countries.yaml": true]
      )
    }
  }

  /// The new text is synced to the disk before it gets the manifest's name.
  @Test(arguments: edits) func editIsSynced(_ edit: Edit) async throws {
    let folder = try ToolFolder()
    #expect(try await folder.shell(edit.preparation).status == 0)
    let run = try await folder.shell(
      "strace -f -y -o trace -e trace=fsync,fdatasync,rename,renameat,renameat2 nd-config \(edit.command)"
    )
    try #require(run.status == 0, "\(run)")
    let calls = try folder.read("trace").split(separator: "\n").map(String.init)
    let exchange = try #require(
      calls.lastIndex { $0.contains("rename") && $0.contains("/countries.yaml\"") },
      "\(calls)"
    )
    let temporary = try #require(
      calls[exchange].firstMatch(of: /"[^"]*(\/\.[0-9-]+\.nd-config\.tmp)"/)?.1
    )
    let synced = calls.firstIndex { $0.contains("sync(") && $0.contains("\(temporary)>") }
    #expect(synced.map { $0 < exchange } == true, "\(calls)")
  }
}
