#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import ManifestDiagnostics

/// Standard output or standard error.
struct OutputStream: Sendable {
  let descriptor: Int32
  let name: String

  /// Writes all of a text.
  ///
  /// A reader that has gone away, as in `nd-config export | head`, is no error of ours: what is
  /// left is dropped, and the exit code stays what the command found.
  func write(_ text: String) throws(FileError) {
    guard writeAll(text, to: descriptor) || errno == EPIPE else { throw FileError("write", name) }
  }

  /// Writes one line of an answer, in which words of the manifest or the command line stand: they
  /// may hold anything, a terminal's commands too.
  func writeLine(_ line: String) throws(FileError) {
    try write(printable(line) + "\n")
  }

  /// Colour only for a person: on a terminal, and not where NO_COLOR is set to anything.
  var usesColor: Bool {
    guard isatty(descriptor) == 1 else { return false }
    return getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
  }
}

/// For findings and answers.
let standardOutput = OutputStream(descriptor: STDOUT_FILENO, name: "standard output")

/// Says something that is no finding, on standard error.
///
/// Where that is closed nobody listens. A path or an argument in it may hold anything.
func say(_ line: String) {
  _ = writeAll(printable(line) + "\n", to: STDERR_FILENO)
}

/// Answers false where the machine would not take all of it, and `errno` says why.
func writeAll(_ text: String, to descriptor: Int32) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }
}
