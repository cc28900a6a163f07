import ArgumentParser
import ManifestFindings
import POSIX
import ToolSupport

/// Gets values for which no option was given: asks for them on a terminal, and otherwise uses the defaults.
struct Interview {
  /// Whether to ask: standard input and standard error are terminals, and the variable CI is not set.
  let hasListener: Bool
  /// The code of the country whose values are asked for, if there can be several countries.
  var country: String?

  init() {
    hasListener =
      isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 && environment("CI") == nil
  }

  /// Returns the value from an option, an answer or the default.
  ///
  /// `read` parses a text, or throws an error that says what is wrong with the text. `problem` returns what is wrong
  /// with a value, or nil. If an answer is wrong, the reason is printed, and the question is asked again.
  func answer<Value>(
    _ key: String,
    option: Value?,
    default suggestion: String?,
    _ read: (String) throws(Misread) -> Value,
    problem: (Value) -> String? = { _ in nil }
  ) throws -> Value {
    if let option { return option }
    let flag = "--" + key.split(separator: "_").joined(separator: "-")
    let name = "`\(key)`" + (country.map { " of `\($0)`" } ?? "")
    guard hasListener else {
      guard let suggestion else {
        throw ValidationError("No default for \(name); give it with \(flag).")
      }
      do { return try read(suggestion) } catch {
        throw ValidationError(
          "Invalid default for \(name): \(printable(error.reason)); give it with \(flag)."
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

/// Handles Ctrl-C: prints a message and lets the signal end the process, as usual.
private let sayNothingWasWritten: @convention(c) (Int32) -> Void = { number in
  // A signal handler may only call async-signal-safe functions, such as `write`.
  let text: StaticString = "\nnd-config: nothing was written\n"
  _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  signal(number, SIG_DFL)
  raise(number)
}
