import TestSupport
import Testing

/// Kills a command at its system calls.
struct Kills {
  /// The names of system calls, separated by commas.
  var calls: String
  /// The step from one killed call to the next; with `ND_LONG=1`, no call is left out.
  var step: Int
  var command: String
  var folder: ToolFolder

  /// Runs the command again and again, each time killed at a later call, until it completes.
  func each(
    _ reset: () throws -> Void,
    check: (_ place: String) async throws -> Void
  ) async throws {
    var call = Places.isLongRun ? 1 : max(1, step / 2)
    var kills = 0
    while true {
      try reset()
      let run = try await folder.shell(
        "strace -f -o /dev/null -e trace=\(calls) -e inject=\(calls):signal=KILL:when=\(call) \(command)"
      )
      // If there is no call with that number, the run completes.
      guard run.status != 0 else { break }
      try #require(run.status == 137, "\(run)")
      kills += 1
      try await check("after a kill at \(calls) \(call)")
      call += Places.isLongRun ? 1 : step
    }
    #expect(kills > 0)
  }
}
