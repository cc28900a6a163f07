internal import ManifestFindings

/// A `StaticString` of lines with a section per country, which `CountryTable` reads at run time.
///
/// Each fact is on a separate line, so that reviewers can read it and a new country only adds lines. The literal is
/// raw, with as many number signs as its text needs.
struct SwiftTable {
  /// The lines, with their indentation in the file.
  private var bytes: [UInt8] = []
  /// The longest run of number signs after a quote or a backslash.
  private var longestRun = 0

  /// Writes the first line of a country's section.
  mutating func section(_ words: String?...) {
    bytes.append(utf8: "    ")
    append(words)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a line below the first line of a section; words that are nil are left out.
  mutating func line(_ words: String?...) { line(words) }

  mutating func line(_ words: [String?]) {
    bytes.append(utf8: "      ")
    append(words)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a line that ends with free text.
  mutating func line(_ words: String..., text: String) {
    bytes.append(utf8: "      ")
    append(words)
    bytes.append(UInt8(ascii: " "))
    append(text)
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func append(_ words: [String?]) {
    var isFirst = true
    for case let word? in words {
      if !isFirst { bytes.append(UInt8(ascii: " ")) }
      isFirst = false
      if word.utf8.contains(UInt8(ascii: " ")) {
        append(wordWithSpaces: word)
      } else {
        append(word)
      }
    }
  }

  private mutating func append(wordWithSpaces word: String) {
    // Scalars are split, because to Swift a space with a combining accent is one character.
    let parts = word.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
    for (position, part) in parts.enumerated() {
      if position > 0 { bytes.append(utf8: "\\u{20}") }
      append(String(part))
    }
  }

  /// Appends the escaped text, and counts the number signs that it needs.
  private mutating func append(_ text: String) {
    // Most texts need no escapes.
    let isPlain = bytes.append(utf8: text) {
      0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return }
    let escaped = Self.escaped(text)
    bytes.append(utf8: escaped)
    // Two texts are separated by a character that is not a number sign, so no run covers both.
    var run: Int?
    for byte in escaped.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): run = 0
      case UInt8(ascii: "#"): run = run.map { $0 + 1 }
      default: run = nil
      }
      if let run { longestRun = max(longestRun, run) }
    }
  }

  /// A text with the escapes that `CountryTable` reads, which are those of Swift.
  ///
  /// The text is on one line, and invisible characters are written by their numbers.
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

  /// An extension of `Country` with the lines in a constant.
  ///
  /// In the text, quotes and backslashes are followed by fewer number signs than the literal has, so they neither end
  /// the literal nor begin an escape.
  func declaration(_ name: String, _ comment: String) -> SourceText {
    let signs = String(repeating: "#", count: longestRun + 1)
    return """
      nonisolated extension Country {
        /// \(comment)
        static let \(name): StaticString = \(signs)\"""
      \(lines: bytes)
          \"""\(signs)
      }
      """
  }
}
