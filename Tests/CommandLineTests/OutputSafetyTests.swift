import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import nd_config

/// Printed texts are data: no command for a CI system or a terminal, and no secret.
@Suite struct OutputSafetyTests {
  @Test(arguments: [
    ("::error::x", "\\u003A:error::x"), ("a\n \t::error::x", "a\n \t\\u003A:error::x"),
    ("a ::b", "a ::b"), ("a: ::b", "a: ::b"), (":a", ":a"), (":::", "\\u003A::"),
    ("\u{1B}[1m::error::x\u{1B}[0m", "\u{1B}[1m\\u003A:error::x\u{1B}[0m"),
    ("\u{A0}::error::x", "\u{A0}\\u003A:error::x"), ("a\r::b", "a\r\\u003A:b"),
    ("x ##[group]y", "x \\u0023#[group]y"), ("###[a]", "#\\u0023#[a]"),
    ("##vso[a]", "\\u0023#vso[a]"),
    ("## [a]", "## [a]"), ("##", "##"), ("# [a]", "# [a]"), ("", ""), ("\n\n", "\n\n"),
  ])
  func commandsAreEscaped(_ text: String, _ printed: String) {
    #expect(withoutCommands(text) == printed)
  }

  /// Hostile texts as paths, arguments and values.
  @Test func noTextBecomesACommand() async throws {
    let app = try SampleApp()
    try app.folder.write(
      "info_plists: { Nextdoor: [\"::error::a\", \"##[group]b\", \" ::error::c\"] }\n",
      to: "app/app.yaml"
    )
    for name in ["::error::a", "##[group]b", " ::error::c"] {
      try app.write("<plist version=\"1.0\">\n<dict>\n</dict>\n</plist>\n", to: name)
    }
    try app.folder.write("::error::: [\n  ::warning:: ##[x]\n  \u{1B}[2J\n", to: "::error::.yaml")
    let hostile = "$(printf '\\n::error::x\\033[2J##[group]')"
    let run = try await app.folder.shell(
      """
      nd-config validate ::error::.yaml " ::error::.yaml" "##[a]" '##vso[a]'
      nd-config validate ::error::.yaml --format json
      nd-config "\(hostile)"; nd-config validate "--\(hostile)"; nd-config show "\(hostile)"
      nd-config add pt --status "\(hostile)"; nd-config explain "\(hostile)"
      nd-config generate --only "\(hostile)"; nd-config resolve "\(hostile)"
      nd-config validate --allow "\(hostile)"; nd-config apply --app "\(hostile)"
      nd-config apply --app app --check; nd-config apply --app app
      nd-config generate --output "$PWD/\(hostile)"
      FORCE_COLOR=1 nd-config validate ::error::.yaml | sed 's/\\x1b\\[[0-9;]*m//g'
      """
    )
    for line in run.output.split(whereSeparator: \.isNewline) {
      #expect(!line.trimmingCharacters(in: .whitespaces).hasPrefix("::"), "\(line)")
      #expect(!line.contains("##[") && !line.contains("##vso["), "\(line)")
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" }, "\(line)")
    }
    #expect(run.stdout.contains("\\u003A:error::a") && run.stdout.contains("\\u0023#[group]b"))
    #expect(run.stderr.contains("Unknown command"))
  }

  @Test func escapedJSONIsTheSameData() async throws {
    let manifest = try String(contentsOf: CommandCase.sharedManifest, encoding: .utf8)
    let name = "##[group] ::error::"
    let folder = try ToolFolder(
      manifest: manifest.replacing("name: Nextdoor", with: "name: \"\(name)\"")
    )
    let run = try await folder.shell("nd-config export")
    let json = try JSONSerialization.jsonObject(with: Data(run.stdout.utf8)) as? [String: Any]
    #expect(json?["product"] as? String == name)
    #expect(!run.stdout.contains("##["))
  }

  /// As in Bazel's sandbox, the manifest is a link: it is checked, but findings do not quote it.
  @Test(arguments: [
    "AWS_SECRET=hunter2\nTOKEN: \"hunter3\n", "hunter2: hunter3\n",
    "- hunter2\n- &hunter3 hunter4\n",
    "format: hunter2\nproduct: { name: hunter3, hunter4: 1 }\n",
    "# nd-config: allow hunter2: hunter3\nformat: 1\ncountries: { hunter4: { tld: hunter5 } }\n",
    "<<<<<<< hunter2\nhunter3\n=======\n",
  ])
  func foreignManifestIsNotQuoted(_ text: String) async throws {
    let folder = try ToolFolder()
    try folder.write(text, to: "outside/env")
    let run = try await folder.shell(
      """
      mkdir repo && cd repo && ln -s ../outside/env countries.yaml
      nd-config validate; nd-config validate --format json; nd-config generate; nd-config export
      nd-config show it; nd-config explain hunter; nd-config resolve hunter.com; nd-config add pt
      nd-config apply --app .
      cd .. && nd-config validate repo/countries.yaml $PWD/repo/countries.yaml
      """
    )
    #expect(
      !run.output.replacing("explain hunter", with: "").contains(/hunter[2-9]/),
      "\(run.output)"
    )
    #expect(run.stdout.contains(#/countries\.yaml:[0-9]+:[0-9]+: error: /#))
    #expect(try folder.read("outside/env") == text)
    #expect(!folder.exists("repo/generated"))
  }

  /// An edit does not follow a link in a branch to a file outside of the repository.
  @Test(arguments: ["add pt", "validate --fix"])
  func manifestOutsideTheRepositoryIsNotEdited(_ command: String) async throws {
    let folder = try ToolFolder()
    var text = try folder.read("countries.yaml")
    if command == "validate --fix" { text = text.replacing("hosts: named", with: "Hosts: named") }
    try folder.write(text, to: "outside/countries.yaml")
    let run = try await folder.shell(
      """
      mkdir -p repo/.git && cd repo && ln -s ../outside/countries.yaml .
      nd-config \(command)
      """
    )
    #expect(run.status != 0, "\(run)")
    #expect(try folder.read("outside/countries.yaml") == text, "\(run)")
  }

  /// A link within the same repository is only another name.
  @Test func manifestBehindALinkInTheRepositoryIsQuoted() async throws {
    let folder = try ToolFolder(manifest: "format: 2\n")
    let run = try await folder.shell(
      "mkdir .git a; mv countries.yaml a; mkdir b; ln -s ../a/countries.yaml b; cd b; nd-config validate"
    )
    #expect(run.stdout.contains("format: 2"))
  }

  /// Git's data about a repository does not belong to a branch, but a link in the branch can lead
  /// to it.
  @Test(arguments: ["logs/HEAD", "credentials", "objects/x"])
  func textOfTheRepositoryItselfIsNotQuoted(_ path: String) async throws {
    let folder = try ToolFolder()
    try folder.write("hunter2 <hunter3@example.com>: hunter4\n", to: ".git/\(path)")
    let run = try await folder.shell(
      """
      rm countries.yaml && ln -s .git/\(path) countries.yaml
      nd-config validate; nd-config validate --format json; nd-config generate --check
      """
    )
    #expect(!run.output.contains(/hunter[2-9]/), "\(run.output)")
    #expect(run.stdout.contains(#/countries\.yaml:[0-9]+:[0-9]+: error: /#))
  }

  // MARK: Nothing is checked

  @Test(.permitted(.mountFileSystems)) func lostArgumentsAreAnError() async throws {
    let run = try await ToolFolder(manifest: "format: 2\n").shell(
      "unshare -m sh -c 'umount -l /proc; SWIFT_ROOT=/ nd-config validate'"
    )
    #expect(run.status == 2 && run.stdout.isEmpty, "\(run)")
    #expect(run.stderr.hasPrefix("nd-config: cannot read the command line: "))
  }
}
