import ArgumentParser
import POSIX

/// `--color`, for commands that print findings.
struct ColorOption: ParsableArguments {
  enum Choice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  @Option(
    help: ArgumentHelp(
      "Whether to print in color; auto means on a terminal, unless NO_COLOR is set.",
      valueName: "when"
    )
  )
  var color = Choice.auto

  /// Translates the option into the environment variables that decide whether output is colored.
  func validate() {
    guard color != .auto else { return }
    setenv(color == .always ? "CLICOLOR_FORCE" : "NO_COLOR", "1", 1)
    if color == .always { unsetenv("NO_COLOR") }
  }
}
