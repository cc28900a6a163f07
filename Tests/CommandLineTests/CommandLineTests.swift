import Foundation
import TestSupport
import Testing

/// The output and the exit status of the tool, case by case.
@Suite struct CommandLineTests {
  @Test(arguments: try CommandCase.all())
  func outputAndStatusAreAsExpected(_ command: CommandCase) async throws {
    let run = try await command.run()
    // A new version must not change the expected files.
    let stdout = run.stdout.replacing(/"toolVersion": "[^"]*"/, with: "\"toolVersion\": \"…\"")
    let status = run.status == 0 ? "" : "\(run.status)\n"
    let files = [("stdout", stdout), ("stderr", run.stderr), ("exitcode", status)]
    for (name, text) in files {
      try Golden.expect(text.utf8, at: command.folder.appendingPathComponent(name))
    }
  }

  /// NOTICE.md, which is written by hand, has the same tables and dates.
  @Test func noticeHasTheAgeOfEveryTable() throws {
    let index = try Places.bytes("Sources/Emit/EmbeddedFiles/tables/index.toml")
    let tables = String(decoding: index, as: UTF8.self)
      .matches(of: /\[(\w+)\]\n(?:[^\[].*\n)*?date = (.*)\n/).map { "\($0.1) \($0.2)" }
    let notice = String(decoding: try Places.bytes("NOTICE.md"), as: UTF8.self)
    let rows = notice.matches(of: /\n\| `(\w+)` \|.*\| (\d{4}-\d\d-\d\d) \|/).map {
      "\($0.1) \($0.2)"
    }
    #expect(rows.count >= 15)
    #expect(tables.sorted() == rows.sorted())
  }

  /// `OracleTests` reads it with another parser.
  @Test func exportIsTheRecordedOne() async throws {
    let folder = try ToolFolder(manifest: Places.frozenManifest())
    let export = try await folder.shell("nd-config export")
    #expect(export.status == 0 && export.stderr.isEmpty)
    try Golden.expect(export.stdout.utf8, at: Places.url("Tests/CommandLineTests/export.json"))
  }

  @Test func explainAloneListsEveryFinding() async throws {
    let run = try await ToolFolder().shell("cd / && nd-config explain")
    #expect(run.status == 0 && run.stderr.isEmpty)
    let page = String(decoding: try Places.bytes("Documentation/Rules.md"), as: UTF8.self)
    let ids = page.matches(of: /\n\| [\[`]([a-z-]+)[\]`][^\n]* \| (?:error|warning) \|/).map {
      String($0.output.1)
    }
    try #require(ids.count > 50)
    let listed = run.stdout.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    #expect(listed == listed.sorted() && Set(listed).isSuperset(of: ids), "\(listed)")
  }

  /// Every id that the code gives to a finding.
  @Test func everyFindingIsExplained() async throws {
    let sources = Places.url("Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
    var ids: Set<String> = []
    for file in files {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      for found in text.matches(
        of: /(?:Finding|RuleID|finding|report|findings\.add|: RuleID =)\(?\s*"([a-z]+(?:-[a-z]+)+)"/
      ) {
        ids.insert(String(found.output.1))
      }
    }
    try #require(
      ids.count > 60 && ids.isSuperset(of: ["syntax-error", "apply-conflict"])
    )
    let folder = try ToolFolder()
    let commands = ids.sorted().map {
      "nd-config explain \($0) > page && grep -q '^\($0) (' page || echo \($0)"
    }
    let run = try await folder.shell(commands.joined(separator: "\n"))
    #expect(run.output.isEmpty, "\(run.output)")
  }

  @Test func severalManifestsAreAllChecked() async throws {
    let folder = try ToolFolder()
    try folder.write("format: 1: 2\n", to: "b.yaml")
    let text = try await folder.shell("nd-config validate countries.yaml absent.yaml b.yaml")
    #expect(text.status == 2)
    #expect(text.stdout.hasPrefix("b.yaml:1:10: error: "))
    #expect(
      text.stderr.hasPrefix(
        "countries.yaml: 3 countries, no findings\n"
          + "nd-config: cannot read absent.yaml: No such file or directory\nb.yaml: 1 error;"
      )
    )
    let json = try await folder.shell("nd-config validate b.yaml countries.yaml --format json")
    let list = try JSONSerialization.jsonObject(with: Data(json.stdout.utf8)) as? [[String: Any]]
    #expect(json.status == 1)
    #expect(list?.map { $0["path"] as? String } == ["b.yaml", "countries.yaml"])
  }

  @Test func closedPipeIsNotAnError() async throws {
    let folder = try ToolFolder()
    // The reader takes one byte and exits. The tool writes the rest to a closed pipe.
    let run = try await folder.shell(
      "{ sleep 0.3; nd-config export; echo $? > status; } | dd bs=1 count=1 2> /dev/null"
    )
    #expect(run.stdout == "{" && run.stderr.isEmpty)
    #expect(try folder.read("status") == "0\n")
  }

  @Test func endlessManifestIsReadUpToTheLimit() async throws {
    let run = try await ToolFolder().shell("nd-config validate - < /dev/zero")
    #expect(run.status == 1)
    #expect(run.stdout.contains("error: ") && run.stdout.contains("[too-large]"))
  }

  @Test func onlyRegularFilesAreReadAsManifests() async throws {
    let run = try await ToolFolder().shell("mkfifo fifo; nd-config validate /dev/zero fifo .")
    #expect(run.status == 2 && run.stdout.isEmpty)
    let reasons = ["/dev/zero", "fifo", "."].map {
      "nd-config: cannot read \($0): Not a regular file\n"
    }
    #expect(run.stderr == reasons.joined())
  }

  @Test(.requires(.program("script"))) func colorIsUsedOnlyOnTerminals() async throws {
    let folder = try ToolFolder(manifest: "format: 2\n")
    let terminal = "script -qec 'nd-config validate' /dev/null"
    #expect(try await folder.shell(terminal).stdout.contains("\u{1B}[1m"))
    let plain = try await folder.shell(terminal, environment: ["NO_COLOR": "1"])
    #expect(plain.stdout.contains("[unknown-format]") && !plain.stdout.contains("\u{1B}"))
    for (variables, command, isColored) in [
      ([:], "nd-config validate", false),
      (["TERM": "dumb"], terminal, false), (["TERM": "xterm"], terminal, true),
      (["NO_COLOR": ""], terminal, true), (["FORCE_COLOR": "0"], terminal, false),
      (["FORCE_COLOR": "1"], "nd-config validate", true),
      (["FORCE_COLOR": ""], "nd-config validate", false),
      (["FORCE_COLOR": "1", "TERM": "dumb"], "nd-config validate", true),
      (["FORCE_COLOR": "1", "NO_COLOR": "1"], terminal, false),
    ] {
      let run = try await folder.shell(command, environment: variables)
      #expect(run.stdout.contains("[unknown-format]"), "\(variables)")
      #expect(run.stdout.contains("\u{1B}") == isColored, "\(variables)")
    }
  }

  @Test func manifestCannotControlTheTerminal() async throws {
    let manifest = try String(contentsOf: CommandCase.sharedManifest, encoding: .utf8)
    let hostile = manifest.replacing("tld: it\n", with: "tld: it\n    name: \"\\e[2J\"\n")
    let folder = try ToolFolder(manifest: hostile)
    for command in ["show it", "explain it", "resolve it.nextdoor.com", "resolve '\u{1B}[2J'"] {
      let run = try await folder.shell("nd-config \(command)")
      #expect(run.output.contains("[2J"), "\(command): \(run)")
      #expect(!run.output.contains("\u{1B}"), "\(command)")
    }
  }
}
