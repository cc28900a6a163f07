import Foundation
import TestSupport
import Testing

/// A replaced file keeps certain properties; a second run does not wait for the first.
@Suite struct RewriteTests {
  private static let plist = "<plist version=\"1.0\">\n<dict>\n</dict>\n</plist>\n"

  private func app(_ name: String = "a.plist") throws -> SampleApp {
    let app = try SampleApp()
    try app.write("info_plists: { Nextdoor: [\(name)] }\n", to: "app.yaml")
    try app.write(Self.plist, to: name)
    return app
  }

  @Test func readOnlyFilesAreRefused() async throws {
    let app = try app()
    let run = try await app.folder.shell(
      """
      nd-config generate --only strings 2> /dev/null
      chmod 444 app/a.plist countries.yaml generated/strings/it.lproj/Countries.strings
      echo x > x; cat x >> generated/strings/en.lproj/Countries.strings
      nd-config apply --app app; echo $?
      nd-config add pt; echo $?
      sed '/^  it:/,$d' countries.yaml > less.yaml
      nd-config generate --only strings -m less.yaml -o generated; echo $?
      """
    )
    #expect(run.stdout == "2\n2\n2\n")
    let refused = [
      ("write", "app/a.plist"), ("write", "countries.yaml"),
      ("remove", "generated/strings/it.lproj/Countries.strings"),
    ]
    let lines = refused.map { operation, path in
      "nd-config: cannot \(operation) \(path): it is read-only; run `chmod u+w \(path)` to allow it\n"
    }
    #expect(run.stderr == lines.joined())
    #expect(try app.read("a.plist") == Self.plist)
  }

  @Test func longNamesAreWritten() async throws {
    let name = String(repeating: "a", count: 244) + ".plist"
    let app = try app(name)
    #expect(try await app.apply().status == 0)
    #expect(try app.read(name).contains("CFBundleLocalizations"))
    let manifest = String(repeating: "b", count: 245) + ".yaml"
    let run = try await app.folder.shell(
      "cp countries.yaml \(manifest); nd-config add pt -m \(manifest)"
    )
    #expect(run.status == 0, "\(run)")
  }

  /// The owner is kept if possible; the set-user-ID and set-group-ID bits are not.
  @Test(.permitted(.changeOwners)) func ownerAndModeAreKept() async throws {
    let app = try app()
    let run = try await app.folder.shell(
      """
      cp "$(command -v nd-config)" tool; chmod 777 app; cp app/a.plist old
      chown 1234:1234 app/a.plist; chmod 6755 app/a.plist
      ./tool apply --app app > /dev/null 2>&1; stat -c '%u %g %a' app/a.plist
      rm app/.nd-config.applied.json; cat old > app/a.plist; chmod 6777 app/a.plist
      setpriv --reuid=4321 --regid=4321 --clear-groups ./tool apply --app app > /dev/null 2>&1
      stat -c '%u %g %a' app/a.plist
      """
    )
    #expect(run.stdout == "1234 1234 755\n4321 4321 777\n", "\(run)")
  }

  // MARK: Locks

  /// A file that somebody saves after the command has read it is not replaced.
  @Test(
    .requires(.program("strace")),
    .permitted(.traceProcesses),
    arguments: ["add pt", "apply --app app"]
  )
  func savedFileIsNotReplaced(_ command: String) async throws {
    let app = try app()
    let path = command.hasPrefix("add") ? "countries.yaml" : "app/a.plist"
    // The first call of write is for a temporary file, after everything was read.
    let run = try await app.folder.shell(
      """
      strace -f -o /dev/null -e trace=write -e inject=write:delay_enter=700000:when=1 nd-config \(command) & \
      sleep 0.4; echo '# saved' >> \(path); wait $!
      """
    )
    #expect(run.status == 2, "\(run)")
    #expect(
      run.stderr.contains("cannot write \(path): it changed while the command ran; run it again")
    )
    #expect(try app.folder.read(path).hasSuffix("# saved\n"))
    #expect(try await app.folder.shell("find . -name '*.tmp'").stdout == "")
  }
}
