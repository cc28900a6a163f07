import ArgumentParser
import ManifestFindings
import POSIX
import ToolSupport

/// Values without an option: asked for on a terminal, otherwise set to the default.
struct Interview {
  /// Interactive if both input and output are terminals, but never in CI.
  let hasListener: Bool

  init() {
    hasListener =
      isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 && environment("CI") == nil
  }

  /// A value from an option, an answer or the default.
  ///
  /// `read` returns the value of a text, or throws what is wrong with it, which is printed before
  /// asking again. So is what `problem` finds in an answer.
  func answer<Value>(
    _ key: String,
    option: Value?,
    default suggestion: String?,
    _ read: (String) throws(Misread) -> Value,
    problem: (Value) -> String? = { _ in nil }
  ) throws -> Value {
    if let option { return option }
    let flag = "--" + key.split(separator: "_").joined(separator: "-")
    guard hasListener else {
      guard let suggestion else {
        throw ValidationError("No default for `\(key)`; give it with \(flag).")
      }
      do { return try read(suggestion) } catch {
        throw ValidationError(
          "Invalid default for `\(key)`: \(printable(error.reason)); give it with \(flag)."
        )
      }
    }
    let previous = signal(SIGINT, sayNothingWasWritten)
    defer { signal(SIGINT, previous) }
    while true {
      let hint = suggestion.map { " [\($0)]" } ?? ""
      _ = writeAll(withoutCommands(printable("\(key)\(hint): ")), to: STDERR_FILENO)
      // End of input, such as Ctrl-D, cancels.
      guard let line = readLine() else {
        _ = writeAll("\n", to: STDERR_FILENO)
        say("nd-config: nothing was written")
        throw ExitCode(1)
      }
      let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard let text = words.isEmpty ? suggestion : words else {
        say("  expected a value")
        continue
      }
      do {
        let value = try read(text)
        guard let problem = problem(value) else { return value }
        say("  \(problem)")
      } catch { say("  \(error.reason)") }
    }
  }
}

/// For Ctrl-C: the process ends by the signal, as any other does.
private let sayNothingWasWritten: @convention(c) (Int32) -> Void = { number in
  // Only what is allowed in a signal handler.
  let text: StaticString = "\nnd-config: nothing was written\n"
  _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  signal(number, SIG_DFL)
  raise(number)
}
