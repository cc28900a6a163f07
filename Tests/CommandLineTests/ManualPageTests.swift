import Foundation
import TestSupport
import Testing

/// `Documentation/man`: a man page for each command, made from its arguments.
@Suite(.requires(.python(.plain))) struct ManualPageTests {
  private static let folder = Places.url("Documentation/man")

  @Test func committedPagesAreThoseOfEveryCommand() async throws {
    let folder = try ToolFolder()
    let python = try #require(await Python.plain.path)
    let script = Places.url("Scripts/manual.py").path
    let run = try await folder.shell(
      "nd-config --experimental-dump-help | '\(python)' '\(script)' man"
    )
    #expect(run.status == 0, "\(run.stderr)")
    let pages = try folder.files(in: "man")
    let commands = CommandHelp.commands(in: try await CommandHelp.text(of: "", folder))
    #expect(
      Set(pages.keys) == Set(["nd-config.1"] + commands.map { "nd-config-\($0).1" })
    )
    for (name, page) in pages {
      try Golden.expect(page, at: Self.folder.appendingPathComponent(name))
    }
    let committed = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(committed) == Set(pages.keys))
  }

  /// mandoc reports nothing, not even an unusual style, and every page that another one names
  /// exists.
  @Test(.requires(.program("mandoc"))) func mandocHasNothingToSay() async throws {
    let folder = try ToolFolder()
    let run = try await folder.shell(
      """
      mkdir -p root && cp -R '\(Self.folder.path)' root/man1 && PATH=$PATH:/usr/sbin makewhatis root
      export MANPATH="$PWD/root"
      for page in root/man1/*.1; do mandoc -T lint -W style $page; done
      printf '.Nm\\n.Xr nothing 1\\n' > root/wrong.1; mandoc -T lint -W style root/wrong.1 >wrong.txt
      grep -c wrong.1 wrong.txt > /dev/null && mandoc -T ascii -O width=100 root/man1/nd-config-diff.1 | col -b
      """
    )
    #expect(run.status == 0 && run.stderr.isEmpty, "\(run.stderr)")
    #expect(!run.stdout.contains("STYLE:") && !run.stdout.contains("WARNING:"), "\(run.stdout)")
    for heading in [
      "NAME", "SYNOPSIS", "DESCRIPTION", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES",
      "SEE ALSO",
    ] {
      #expect(run.stdout.contains("\n\(heading)\n"), "\(heading)")
    }
    #expect(run.stdout.contains("--no-merge-base"))
  }
}
