internal import ManifestDiagnostics

/// A `StaticString` of lines with a section a country, which `CountryTable` reads at run time.
///
/// One fact is one line, so that a reviewer reads it and a new country only adds lines. The literal
/// is raw, with as many number signs as its text needs.
struct SwiftTable {
  /// The lines as they stand in the file.
  private var text = ""
  /// The longest run of number signs behind a quote or a backslash.
  private var longestRun = 0

  /// Opens a country's section.
  mutating func section(_ words: [String]) {
    text += "    "
    append(words)
    text += "\n"
  }

  /// A line of words, under the section's first.
  mutating func words(_ words: [String]) {
    text += "      "
    append(words)
    text += "\n"
  }

  /// A line that ends with free text.
  mutating func text(_ words: [String], _ text: String) {
    self.text += "      "
    append(words)
    self.text += " "
    if Self.isPlain(text, from: 0x20) { self.text += text } else { append(escaped: text) }
    self.text += "\n"
  }

  private mutating func append(_ words: [String]) {
    var isFirst = true
    for word in words {
      if !isFirst { text += " " }
      isFirst = false
      if Self.isPlain(word, from: 0x21) { text += word } else { append(escapedWord: word) }
    }
  }

  /// Whether a text needs neither an escape nor a number sign: most do not.
  private static func isPlain(_ text: String, from lowest: UInt8) -> Bool {
    text.utf8.allSatisfy {
      $0 >= lowest && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
  }

  private mutating func append(escapedWord word: String) {
    // By scalars: to Swift a blank and an accent behind it are one character.
    let parts = word.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
    for (position, part) in parts.enumerated() {
      if position > 0 { text += "\\u{20}" }
      append(escaped: String(part))
    }
  }

  /// Appends a text's escapes, and counts the number signs that it needs.
  private mutating func append(escaped raw: String) {
    let piece = Self.escaped(raw)
    text += piece
    // What stands between pieces is no number sign, so no run goes over two.
    var run: Int?
    for byte in piece.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): run = 0
      case UInt8(ascii: "#"): run = run.map { $0 + 1 }
      default: run = nil
      }
      if let run { longestRun = max(longestRun, run) }
    }
  }

  /// The escapes of `CountryTable`, which are Swift's: a line is a line, and what cannot be seen is
  /// written by its number.
  static func escaped(_ text: String) -> String {
    let needsNone = text.utf8.allSatisfy { 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\\") }
    guard !needsNone else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "\\" {
        result += "\\\\"
      } else if scalar.isVisible {
        result.unicodeScalars.append(scalar)
      } else {
        result += SwiftText.escape(scalar)
      }
    }
  }

  /// `static let name: StaticString = #"""…"""#`, indented into an extension.
  ///
  /// Neither the end of the literal nor an escape of Swift's can be in it, with one number sign more
  /// than stand behind any quote or backslash of the text.
  func declaration(_ name: String) -> String {
    let signs = String(repeating: "#", count: longestRun + 1)
    return "  static let \(name): StaticString = \(signs)\"\"\"\n" + text + "    \"\"\"\(signs)\n"
  }
}
