internal import ManifestFindings
internal import POSIX

/// Standard output or standard error.
package struct OutputStream: Sendable {
  package let descriptor: Int32
  package let name: String

  /// Writes the whole text, with commands to CI systems escaped.
  ///
  /// A closed pipe, as in `nd-config export | head`, is not an error: the rest of the text is dropped, and the exit
  /// status does not change.
  package func write(_ text: String) throws(FileError) {
    guard writeAll(withoutCommands(text), to: descriptor) || errno == EPIPE else {
      throw FileError("write", name)
    }
  }

  /// Writes GitHub Actions commands, one per line; text that they quote cannot become a command of another CI system.
  package func writeAnnotations(_ text: String) throws(FileError) {
    let lines = text.split(separator: "\n").map { "::" + withoutCommands(String($0.dropFirst(2))) }
    guard writeAll(lines.map { $0 + "\n" }.joined(), to: descriptor) || errno == EPIPE else {
      throw FileError("write", name)
    }
  }

  /// Writes one line, with control characters escaped.
  ///
  /// Text from the manifest or the command line can contain anything, even escape sequences for the terminal.
  package func writeLine(_ line: String) throws(FileError) {
    try write(printable(line) + "\n")
  }

  /// Whether to use color: never with NO_COLOR, always with FORCE_COLOR, otherwise on a terminal.
  package var usesColor: Bool {
    if environment("NO_COLOR") != nil { return false }
    if let force = environment("FORCE_COLOR") { return force != "0" }
    return isatty(descriptor) == 1 && environment("TERM") != "dumb"
  }
}

/// The value of an environment variable; nil if it is unset or empty.
package func environment(_ name: String) -> String? {
  getenv(name).flatMap { $0.pointee == 0 ? nil : String(cString: $0) }
}

/// The stream for findings and results.
package let standardOutput = OutputStream(descriptor: STDOUT_FILENO, name: "standard output")

/// Writes a line that is not a finding to standard error.
///
/// Errors are ignored, because they could not be shown. Control characters are escaped.
package func say(_ line: String) {
  _ = writeAll(withoutCommands(printable(line) + "\n"), to: STDERR_FILENO)
}

/// Escapes text that a CI system would read as a command.
///
/// GitHub reads a line as a command if it begins with `::`, even after white space. GitHub, Azure and TeamCity read
/// `##[` or `##name[` anywhere. In a command, one character is replaced with its JSON escape: `::` → `\u003A:`.
package func withoutCommands(_ text: String) -> String {
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var isAtStart = true
  var isInColor = false
  for (index, byte) in bytes.enumerated() {
    let rest = bytes[(index + 1)...]
    switch byte {
    case UInt8(ascii: ":") where isAtStart && rest.first == byte:
      result += "\\u003A".utf8
      isAtStart = false
      continue
    case UInt8(ascii: "#") where rest.first == byte:
      let end = rest.dropFirst().drop { $0.isLetter }
      guard end.first == UInt8(ascii: "[") else { break }
      result += "\\u0023".utf8
      isAtStart = false
      continue
    default: break
    }
    result.append(byte)
    if byte == 0x1B { isInColor = true }
    // White space and non-ASCII characters can precede a command.
    isAtStart = byte.endsLine || isAtStart && (byte.isWhitespace || byte >= 0x80 || isInColor)
    if byte == UInt8(ascii: "m") { isInColor = false }
  }
  return String(decoding: result, as: UTF8.self)
}

/// Writes the whole text; returns false, with the reason in `errno`, if that fails.
package func writeAll(_ text: String, to descriptor: Int32) -> Bool {
  writeAll(Array(text.utf8), to: descriptor)
}

/// Writes all bytes; returns false, with the reason in `errno`, if that fails.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { bytes in
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }
}

/// Quotes a word for a shell if it contains a special character.
package func shellWord(_ word: String) -> String {
  let isPlain = word.utf8.allSatisfy { $0.isLetterOrDigit || "/._-+@:".utf8.contains($0) }
  return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
}
