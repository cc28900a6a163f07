import ArgumentParser
import ManifestFindings
import POSIX
import ToolSupport

/// The command line; each command has its own file under `Commands`.
@main
struct NDConfig: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nd-config",
    abstract: "Check countries.yaml and generate everything that apps need from it.",
    discussion: """
      The manifest, countries.yaml, holds everything that differs between the countries of a \
      product, with one row per country. `nd-config init` writes the first one. Then try:

        nd-config validate               check it and report all errors
        nd-config show it                show everything derived for Italy
        nd-config explain it.languages   show where each value comes from
        nd-config generate               write the generated code and files
        nd-config add pt                 add a row for Portugal
        nd-config diff --against main    show what changes, for a review
        nd-config report -o report.html  write all of it as a page for a browser
        nd-config apply --app ../ios     merge it into the files of an app

      Exit status: 0 on success; 1 if something was found, such as errors, stale files or an \
      unknown name; 2 if a file cannot be read or written; 64 if the command line is invalid. \
      Findings and results go to standard output, everything else to standard error. Output is colored on a \
      terminal, with FORCE_COLOR also elsewhere, and with NO_COLOR never.
      """,
    version: version,
    subcommands: [
      Init.self, Validate.self, Generate.self, Apply.self, Export.self, Show.self, Resolve.self,
      Explain.self, Diff.self, Report.self, LSP.self, Add.self,
    ]
  )

  static func main() {
    prepareProcess()
    do {
      // Without /proc, the Swift runtime on Linux gives a program no arguments at all.
      guard !CommandLine.arguments.isEmpty else {
        throw FileError("read", "the command line", reason: "no arguments; is /proc mounted?")
      }
      let arguments = Array(CommandLine.arguments.dropFirst())
      try checkCommand(arguments)
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch let error as FileError {
      say("nd-config: \(error)")
      exit(withError: ExitCode(2))
    } catch {
      end(with: error)
    }
  }

  /// Refuses an unknown command, in place of which `help` would describe all commands.
  private static func checkCommand(_ arguments: [String]) throws {
    let names = configuration.subcommands.map { $0._commandName }
    guard let name = arguments.first(where: { $0 != "help" }), !name.hasPrefix("-"),
      !names.contains(name)
    else { return }
    throw unknown("command", name, among: names)
  }

  /// Like `exit(withError:)`, but the text cannot contain commands to a terminal or to CI.
  private static func end(with error: any Error) -> Never {
    let status = exitCode(for: error)
    let text = fullMessage(for: error)
    if status == .success {
      // Help or a completion script.
      _ = writeAll(text + "\n", to: STDOUT_FILENO)
    } else if !text.isEmpty {
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        say(String(line))
      }
    }
    exit(withError: status)
  }
}

/// The error for an unknown name on the command line, with the nearest known one.
func unknown(_ kind: String, _ name: String, among names: [String]) -> ValidationError {
  let hint = nearestName(to: name, among: names).map { "; did you mean '\($0)'?" } ?? "."
  return ValidationError("Unknown \(kind) '\(name)'\(hint)")
}
