import Foundation
import TestSupport
import Testing

/// `Documentation/CommandLine.md`: the help of every command.
@Suite struct CommandLinePageTests {
  @Test func committedPageContainsTheHelpOfEveryCommand() async throws {
    let folder = try ToolFolder()
    let overview = try await CommandHelp.text(of: "", folder)
    var text = """
      # Command line

      The help of every command. Generated; to change this page, edit
      `Sources/CommandLine/nd-config` and run `make golden`. To install completions, run
      `nd-config --generate-completion-script zsh`, or with `bash` or `fish`.

      ## `nd-config`

      ```text
      \(overview)
      ```

      """
    let commands = CommandHelp.commands(in: overview)
    try #require(commands.contains("validate"))
    for command in commands {
      text +=
        "\n## `nd-config \(command)`\n\n```text\n\(try await CommandHelp.text(of: command, folder))\n```\n"
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("USAGE") || $0.count <= 100 })
    let page = Places.url("Documentation/CommandLine.md")
    try Golden.expect(text.utf8, at: page)
  }
}

enum CommandHelp {
  /// The help of a command, or of the tool for an empty name.
  static func text(of command: String, _ folder: ToolFolder) async throws -> String {
    let run = try await folder.shell("nd-config \(command) --help")
    #expect(run.status == 0)
    return run.stdout.trimmingCharacters(in: .newlines)
  }

  /// The first words of the lines under `SUBCOMMANDS`, without continuation lines.
  static func commands(in overview: String) -> [String] {
    overview.split(separator: "\n").drop { $0 != "SUBCOMMANDS:" }.dropFirst()
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }
}
