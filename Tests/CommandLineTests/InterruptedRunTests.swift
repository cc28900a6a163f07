import Foundation
import TestSupport
import Testing

/// The leftovers of a run that is killed: the next run removes everything, even with another manifest.
@Suite(.serialized, .requires(.program("strace")), .permitted(.traceProcesses))
struct InterruptedRunTests {
  /// A command, a system call, and the number of the call that is interrupted.
  private static let moments = ["generate --only strings,smartling", "apply --app app"]
    .flatMap { command in
      [
        ("mkdir", 1), ("openat", 60), ("write", 3), ("write", 6), ("fchmod", 1), ("rename", 1),
        ("rename", 4), ("unlink", 1),
      ]
      // `apply` creates and removes no files or folders of the app.
      .filter { command.hasPrefix("generate") || !["mkdir", "unlink"].contains($0.0) }
      .map { (command, $0) }
    }

  /// Runs `generate`, which creates, replaces and removes files, or `apply` until the signal arrives.
  private func interrupted(
    _ command: String,
    _ signal: String,
    _ moment: (call: String, number: Int)
  ) async throws -> (app: SampleApp, run: Command.Outcome) {
    let app = try SampleApp()
    let options =
      "-e trace=\(moment.call) -e inject=\(moment.call):signal=\(signal):when=\(moment.number)"
    let run = try await app.folder.shell(
      """
      nd-config \(command) > /dev/null 2>&1
      sed -i '/^  it:/,$d' countries.yaml
      cat >> countries.yaml <<'END'
      \(SampleApp.portugal)END
      for file in generated/strings/*/*; do [ ! -f "$file" ] || { echo >> "$file"; chmod 640 "$file"; }; done
      sums() { find . -type f -exec cksum {} + | sort; }
      before=$(sums)
      strace -f -o /dev/null \(options) nd-config \(command)
      status=$?
      [ "$before" != "$(sums)" ] || echo 'nothing changed'
      exit $status
      """
    )
    return (app, run)
  }

  private static let ours =
    "find . -name '*.nd-config.tmp' -o -type d -empty"

  @Test(arguments: moments)
  func killsLeaveNothingAfterAnotherManifest(
    _ command: String,
    _ moment: (String, Int)
  ) async throws {
    let (app, run) = try await interrupted(command, "KILL", moment)
    #expect(run.status == 137, "\(run)")
    let undisturbed = try SampleApp()
    for app in [app, undisturbed] {
      let next = try await app.folder.shell(
        "sed -i '/^  gb:/,$d' countries.yaml; nd-config \(command)"
      )
      #expect(next.status == 0, "\(next)")
    }
    #expect(try await app.folder.shell(Self.ours).stdout == "")
    let listing = "find . -type f ! -name '*.json' | sort"
    #expect(
      try await app.folder.shell(listing).stdout == undisturbed.folder.shell(listing).stdout
    )
  }
}
