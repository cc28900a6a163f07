#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

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

  /// Colour only for a person: on a terminal, and not where NO_COLOR is set to anything.
  var usesColor: Bool {
    guard isatty(descriptor) == 1 else { return false }
    return getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
  }
}

/// For findings and answers.
let standardOutput = OutputStream(descriptor: STDOUT_FILENO, name: "standard output")

/// Says something that is no finding, on standard error. Where that is closed nobody listens.
func say(_ text: String) {
  _ = writeAll(text + "\n", to: STDERR_FILENO)
}

/// A word of the command line in a sentence: it may hold anything, a terminal's commands too.
func quoted(_ word: String) -> String { "`\(word.debugDescription.dropFirst().dropLast())`" }

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
