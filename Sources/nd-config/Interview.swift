import ArgumentParser
import ManifestDiagnostics

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Values without an option: asked for on a terminal, otherwise set to the default.
struct Interview {
  /// Interactive if both input and output are terminals, but never in CI.
  let hasListener: Bool

  init() {
    let isCI = getenv("CI").map { $0.pointee != 0 } ?? false
    hasListener = isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 && !isCI
  }

  /// A value from an option, an answer or the default.
  ///
  /// `read` returns the value of a text, or throws what is wrong with it, which is printed before
  /// asking again.
  func answer<Value>(
    _ key: String,
    option: Value?,
    default suggestion: String?,
    _ read: (String) throws(Misread) -> Value
  ) throws -> Value {
    if let option { return option }
    let flag = "--" + key.split(separator: "_").joined(separator: "-")
    guard hasListener else {
      guard let suggestion else {
        throw ValidationError("No default for `\(key)` of this country; give it with \(flag).")
      }
      do { return try read(suggestion) } catch {
        throw ValidationError(
          "Invalid default for `\(key)`: \(error.reason); give it with \(flag)."
        )
      }
    }
    while true {
      let hint = suggestion.map { " [\($0)]" } ?? ""
      _ = writeAll(printable("\(key)\(hint): "), to: STDERR_FILENO)
      // End of input, such as Ctrl-D, cancels.
      guard let line = readLine() else {
        say("\nnd-config: nothing was written")
        throw ExitCode(1)
      }
      let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard let text = words.isEmpty ? suggestion : words else { continue }
      do { return try read(text) } catch { say("  \(error.reason)") }
    }
  }
}
