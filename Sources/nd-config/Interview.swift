import ArgumentParser
import ManifestDiagnostics

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The values that no option gave: asked for on a terminal, each with its default, else the default.
struct Interview {
  /// A person has both a keyboard and a screen; in CI there is nobody, whatever is connected.
  let hasListener: Bool

  init() {
    let isCI = getenv("CI").map { $0.pointee != 0 } ?? false
    hasListener = isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 && !isCI
  }

  /// A value from an option, from a person or from the default.
  ///
  /// `read` answers with the value of a text, or throws what is wrong with it, which is told to the
  /// person, who is asked again.
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
        throw ValidationError("The tables know no `\(key)` for this country; say it with \(flag).")
      }
      do { return try read(suggestion) } catch {
        throw ValidationError("Say `\(key)` with \(flag): \(error.reason)")
      }
    }
    while true {
      let hint = suggestion.map { " [\($0)]" } ?? ""
      _ = writeAll(printable("\(key)\(hint): "), to: STDERR_FILENO)
      // The end of the input, Ctrl-D, is how a person leaves.
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
