import Foundation
import TestSupport
import Testing

/// What the tool says and how it ends, case by case.
///
/// `ND_RECORD_GOLDENS=1` writes what came of the commands and fails.
@Suite struct CommandLineTests {
  @Test(arguments: try CommandCase.all())
  func commandEndsAsExpected(_ command: CommandCase) throws {
    let run = try command.run()
    let files = [("stdout", run.stdout), ("stderr", run.stderr), ("exitcode", "\(run.status)\n")]
    guard files.contains(where: { command.contents($0.0) ?? "" != $0.1 }) else { return }

    let environment = ProcessInfo.processInfo.environment
    if environment["ND_RECORD_GOLDENS"] != nil, environment["CI"] == nil {
      try command.record(files.map { (name: $0.0, text: $0.1) })
      Issue.record("\(command.testDescription) was written anew: read its diff")
      return
    }
    for (name, text) in files {
      let expected = command.contents(name) ?? ""
      #expect(text == expected, "\(command.testDescription)/\(name); `make golden` writes it anew")
    }
  }

  @Test func casesAreFewEnoughToRead() throws {
    #expect(try CommandCase.all().count <= 40)
  }

  @Test(.enabled(if: Python.plain != nil, "needs Python 3"))
  func exportIsJSONToAnotherReader() throws {
    let folder = try ToolFolder(
      manifest: try String(decoding: Places.bytes("countries.yaml"), as: UTF8.self)
    )
    let export = try folder.shell("nd-config export")
    #expect(export.status == 0 && export.stderr.isEmpty)
    let program = """
      import json, sys
      it = [c for c in json.load(sys.stdin)["countries"] if c["code"] == "it"][0]
      print(it["urls"]["dev"]["api"], it["languages"][0]["url"], it["deepLinkHosts"])
      print(*it["completeness"].items())
      """
    let output = try Python.run(
      Python.plain ?? [],
      ["-c", program],
      input: Array(export.stdout.utf8)
    )
    #expect(
      String(decoding: output, as: UTF8.self)
        == """
        http://it-api.localhost.com:8000 https://it.nextdoor.com/?lang=it ['it.nextdoor.com']
        ('domain', 'written') ('languageURLs', 'derived') ('name', 'derived') ('names', 'derived') \
        ('form', 'written') ('deepLinks', 'derived') ('localizations', 'derived') \
        ('smartling', 'derived') ('smartlingForAndroid', 'derived')

        """
    )
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionScriptIsOne(_ shell: String) throws {
    let folder = try ToolFolder()
    let script = try folder.shell("nd-config --generate-completion-script \(shell) > script")
    #expect(script.status == 0)
    #expect(try folder.read("script").contains("warnings-as-errors"))
    if ProcessRun.isInstalled(shell) {
      #expect(try folder.shell("\(shell) -n script").status == 0)
    }
  }

  @Test func readerThatGoesAwayIsNoError() throws {
    let folder = try ToolFolder()
    // The reader takes one byte and goes; what is written after that has nobody to read it.
    let run = try folder.shell(
      "{ sleep 0.3; nd-config export; echo $? > status; } | dd bs=1 count=1 2> /dev/null"
    )
    #expect(run.stdout == "{" && run.stderr.isEmpty)
    #expect(try folder.read("status") == "0\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
  func fullStandardOutputIsAnError() throws {
    let run = try ToolFolder().shell("nd-config export > /dev/full")
    #expect(run.status == 2)
    #expect(run.stderr == "nd-config: cannot write standard output: No space left on device\n")
  }

  @Test(arguments: ["/dev/zero", "fifo", "-"])
  func endlessManifestIsReadToItsLimitOnly(_ path: String) throws {
    let run = try ToolFolder().shell(
      """
      mkfifo fifo
      cat /dev/zero > fifo 2> /dev/null &
      nd-config validate \(path) < /dev/zero
      status=$?
      kill $! 2> /dev/null
      exit $status
      """
    )
    #expect(run.status == 1)
    #expect(run.stdout.contains("error: ") && run.stdout.contains("[too-large]"))
  }

  @Test func colourIsForTerminalsOnly() throws {
    let folder = try ToolFolder(manifest: "format: 2\n")
    #expect(try !folder.shell("nd-config validate").stdout.contains("\u{1B}"))
    guard ProcessRun.isInstalled("script") else { return }
    let terminal = "script -qec 'nd-config validate' /dev/null"
    #expect(try folder.shell(terminal).stdout.contains("\u{1B}[1m"))
    let plain = try folder.shell(terminal, environment: ["NO_COLOR": "1"])
    #expect(plain.stdout.contains("[unknown-format]") && !plain.stdout.contains("\u{1B}"))
  }

  @Test func manifestWritesNothingToTheTerminal() throws {
    let manifest = try String(contentsOf: CommandCase.sharedManifest, encoding: .utf8)
    let hostile = manifest.replacing("tld: it\n", with: "tld: it\n    name: \"\\e[2J\"\n")
    let folder = try ToolFolder(manifest: hostile)
    for command in ["show it", "explain it", "resolve it.nextdoor.com", "resolve '\u{1B}[2J'"] {
      let run = try folder.shell("nd-config \(command)")
      #expect(!(run.stdout + run.stderr).contains("\u{1B}"), "\(command)")
    }
  }
}
