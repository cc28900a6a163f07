import Foundation
import TestSupport
import Testing

/// What the tool prints and how it exits, case by case.
@Suite struct CommandLineTests {
  @Test(arguments: try CommandCase.all())
  func outputAndStatusAreAsExpected(_ command: CommandCase) async throws {
    let run = try await command.run()
    // A release changes no expected file.
    let stdout = run.stdout.replacing(/"toolVersion": "[^"]*"/, with: "\"toolVersion\": \"…\"")
    let files = [("stdout", stdout), ("stderr", run.stderr), ("exitcode", "\(run.status)\n")]
    for (name, text) in files {
      try Golden.expect(text.utf8, at: command.folder.appendingPathComponent(name))
    }
  }

  @Test func thereAreFewEnoughCasesToRead() throws {
    #expect(try CommandCase.all().count <= 40)
  }

  @Test(.requires(.python(.plain)))
  func exportIsReadByAnotherJSONParser() async throws {
    let folder = try ToolFolder(
      manifest: try String(decoding: Places.bytes("countries.yaml"), as: UTF8.self)
    )
    let export = try await folder.shell("nd-config export")
    #expect(export.status == 0 && export.stderr.isEmpty)
    let program = """
      import json, sys
      it = [c for c in json.load(sys.stdin)["countries"] if c["code"] == "it"][0]
      print(it["urls"]["dev"]["api"], it["languages"][0]["url"], it["deepLinkHosts"])
      print(*it["completeness"].items())
      """
    let output = try await Python.plain.run(
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
  func completionScriptKnowsTheOptions(_ shell: String) async throws {
    let folder = try ToolFolder()
    let script = try await folder.shell("nd-config --generate-completion-script \(shell) > script")
    #expect(script.status == 0)
    #expect(try folder.read("script").contains("warnings-as-errors"))
  }

  @Test(.requires(.programs(["bash", "zsh", "fish"])), arguments: ["bash", "zsh", "fish"])
  func completionScriptIsReadByItsShell(_ shell: String) async throws {
    let run = try await ToolFolder().shell(
      "nd-config --generate-completion-script \(shell) > script && \(shell) -n script"
    )
    #expect(run.status == 0 && run.stderr.isEmpty, "\(run.stderr)")
  }

  @Test func closedPipeIsNotAnError() async throws {
    let folder = try ToolFolder()
    // The reader takes one byte and exits; the rest is written to a closed pipe.
    let run = try await folder.shell(
      "{ sleep 0.3; nd-config export; echo $? > status; } | dd bs=1 count=1 2> /dev/null"
    )
    #expect(run.stdout == "{" && run.stderr.isEmpty)
    #expect(try folder.read("status") == "0\n")
  }

  @Test(.requires(.file("/dev/full")))
  func fullStandardOutputIsAnError() async throws {
    let run = try await ToolFolder().shell("nd-config export > /dev/full")
    #expect(run.status == 2)
    #expect(run.stderr == "nd-config: cannot write standard output: No space left on device\n")
  }

  @Test(arguments: ["/dev/zero", "fifo", "-"])
  func endlessManifestIsReadUpToTheLimit(_ path: String) async throws {
    let run = try await ToolFolder().shell(
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

  @Test(.requires(.program("script"))) func colorIsUsedOnlyOnTerminals() async throws {
    let folder = try ToolFolder(manifest: "format: 2\n")
    #expect(try await !folder.shell("nd-config validate").stdout.contains("\u{1B}"))
    let terminal = "script -qec 'nd-config validate' /dev/null"
    #expect(try await folder.shell(terminal).stdout.contains("\u{1B}[1m"))
    let plain = try await folder.shell(terminal, environment: ["NO_COLOR": "1"])
    #expect(plain.stdout.contains("[unknown-format]") && !plain.stdout.contains("\u{1B}"))
  }

  @Test(arguments: [(60, Int32(0)), (61, 1)])
  func previewNamesHaveAtMostSixtyBytes(_ count: Int, _ status: Int32) async throws {
    let name = String(repeating: "a", count: count)
    let run = try await ToolFolder().shell("nd-config resolve \(name).nextdoor-test.com")
    #expect(run.status == status, "\(run.output)")
    #expect(run.stdout.contains("preview") == (status == 0))
  }

  @Test func explainLocatesEachEntitlementDomain() async throws {
    let manifest = try String(contentsOf: CommandCase.sharedManifest, encoding: .utf8)
    let row = "  it:\n    entitlement_domains: [a.example.com, b.example.com]\n"
    let folder = try ToolFolder(manifest: manifest.replacing("  it:\n", with: row))
    let run = try await folder.shell("grep -n entitlement_domains countries.yaml | cut -d: -f1")
    let line = run.stdout.trimmingCharacters(in: .newlines)
    let path = "countries.it.entitlement_domains"
    let explained = try await folder.shell("nd-config explain it.entitlement_domains").stdout
    #expect(
      explained.split(separator: "\n").dropFirst() == [
        "\(path): it.nextdoor.com, derived from the production web host of the country"
          + " at countries.yaml:\((Int(line) ?? 0) - 1):3",
        "\(path)[0]: a.example.com, written at countries.yaml:\(line):27",
        "\(path)[1]: b.example.com, written at countries.yaml:\(line):42",
      ]
    )
    let second = try await folder.shell("nd-config explain it.entitlement_domains[1]").stdout
    #expect(second == "\(path)[1]: b.example.com, written at countries.yaml:\(line):42\n")
  }

  @Test func manifestCannotControlTheTerminal() async throws {
    let manifest = try String(contentsOf: CommandCase.sharedManifest, encoding: .utf8)
    let hostile = manifest.replacing("tld: it\n", with: "tld: it\n    name: \"\\e[2J\"\n")
    let folder = try ToolFolder(manifest: hostile)
    for command in ["show it", "explain it", "resolve it.nextdoor.com", "resolve '\u{1B}[2J'"] {
      let run = try await folder.shell("nd-config \(command)")
      #expect(!(run.stdout + run.stderr).contains("\u{1B}"), "\(command)")
    }
  }
}
