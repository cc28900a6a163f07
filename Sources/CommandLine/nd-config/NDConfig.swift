import ArgumentParser
import CountryManifest
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
      Findings and results go to standard output, everything else to standard error. \
      `nd-config --version --verbose` also prints the source and the date of each embedded table.
      """,
    version: version,
    subcommands: [
      Init.self, Validate.self, Generate.self, Apply.self, Export.self, Show.self, Resolve.self,
      Explain.self, Diff.self, Report.self, LSP.self, Add.self,
    ]
  )

  static func main() {
    // Writing to a closed pipe then fails with EPIPE instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
    // Exceeding `ulimit -f` then fails with an error, as a full disk does.
    signal(SIGXFSZ, SIG_IGN)
    requireShortCombiningRuns()
    var called: any ParsableCommand.Type = NDConfig.self
    do {
      // Without /proc, the Swift runtime on Linux gives a program no arguments at all.
      guard !CommandLine.arguments.isEmpty else {
        throw FileError("read", "the command line", reason: "no arguments; is /proc mounted?")
      }
      var command = try parse(Array(CommandLine.arguments.dropFirst()))
      called = type(of: command)
      try command.run()
    } catch let error as FileError {
      say("nd-config: \(error)")
      exit(withError: ExitCode(2))
    } catch {
      end(with: error, of: called)
    }
  }

  func run() throws { throw CleanExit.helpRequest() }

  /// Parses the arguments.
  ///
  /// If that fails, parses them again in printable form, so that the error contains no control characters.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    if arguments == ["-V"] { return try parse(["--version"]) }
    if arguments == ["--version", "--verbose"] {
      throw CleanExit.message(([version] + Standards.sources).joined(separator: "\n"))
    }
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    if let word = words.first, !word.hasPrefix("-") { try checkCommand(word) }
    do { return try parseAsRoot(arguments) } catch {
      let shown = arguments.map { printable($0) }
      if shown != arguments { _ = try parseAsRoot(shown) }
      throw error
    }
  }

  private static func name(of command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? "\(command)".lowercased()
  }

  /// Maps command names of other tools to the commands of nd-config.
  private static let otherNames = [
    "check": "validate", "lint": "validate", "verify": "validate", "test": "validate",
    "build": "generate", "compile": "generate", "new": "init", "list": "show", "info": "show",
    "lookup": "resolve", "find": "resolve", "compare": "diff", "review": "diff",
    "why": "explain", "language-server": "lsp", "server": "lsp",
  ]

  /// Refuses a word that is not a command, and suggests the command that was probably meant.
  private static func checkCommand(_ word: String) throws {
    let known = configuration.subcommands.map(name) + ["help"]
    guard !known.contains(word), !word.hasPrefix("---") else { return }
    let meant = otherNames[word] ?? nearestName(to: word, among: known)
    let hint = meant.map { "did you mean '\($0)'?" }
    throw ValidationError(
      "Unknown command '\(printable(word))'; \(hint ?? "expected one of: \(known.joined(separator: ", ")).")"
    )
  }

  /// Like `exit(withError:)`, but the text cannot contain commands to a terminal or to CI.
  private static func end(with error: any Error, of command: any ParsableCommand.Type) -> Never {
    let status = command.exitCode(for: error)
    var text = command.fullMessage(for: error)
    if command != NDConfig.self {
      // ArgumentParser names a command without its parents if the command threw the error.
      for beginning in ["Usage: ", "See '"] {
        text.replace(
          "\(beginning)\(name(of: command)) ",
          with: "\(beginning)nd-config \(name(of: command)) "
        )
      }
    }
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
