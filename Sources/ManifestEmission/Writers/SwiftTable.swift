/// A `StaticString` of lines with a section a country, which `CountryTable` reads at run time.
///
/// One fact is one line, so that a reviewer reads it and a new country only adds lines. The literal
/// is raw, with as many number signs as its text needs.
struct SwiftTable {
  private var lines: [String] = []

  /// Opens a country's section.
  mutating func section(_ words: [String]) {
    lines.append(Self.line(words))
  }

  /// A line of words, under the section's first.
  mutating func words(_ words: [String]) {
    lines.append("  " + Self.line(words))
  }

  /// A line that ends with free text.
  mutating func text(_ words: [String], _ text: String) {
    lines.append("  " + (words + [Self.escaped(text)]).joined(separator: " "))
  }

  private static func line(_ words: [String]) -> String {
    words.map { word in
      // By scalars: to Swift a blank and an accent behind it are one character.
      word.utf8.contains(UInt8(ascii: " "))
        ? escaped(word).unicodeScalars.map { $0 == " " ? "\\u{20}" : String($0) }.joined()
        : escaped(word)
    }.joined(separator: " ")
  }

  /// The escapes of `CountryTable`, which are Swift's: a line is a line, and what cannot be seen is
  /// written by its number.
  static func escaped(_ text: String) -> String {
    let needsNone = text.utf8.allSatisfy { 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\\") }
    guard !needsNone else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "\\" {
        result += "\\\\"
      } else {
        result += SwiftText.isPlain(scalar) ? String(scalar) : SwiftText.escape(scalar)
      }
    }
  }

  /// `static let name: StaticString = #"""…"""#`, indented into an extension.
  func declaration(_ name: String) -> String {
    let signs = String(repeating: "#", count: signCount)
    var text = "  static let \(name): StaticString = \(signs)\"\"\"\n"
    for line in lines { text += "    \(line)\n" }
    return text + "    \"\"\"\(signs)\n"
  }

  /// One more than the longest run of number signs behind a quote or a backslash, so that neither
  /// the end of the literal nor an escape of Swift's can be in it.
  private var signCount: Int {
    var longest = 0
    var run: Int?
    for line in lines {
      for byte in line.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
          run = 0
          longest = max(longest, 0)
        case UInt8(ascii: "#"): run = run.map { $0 + 1 }
        default: run = nil
        }
        if let run { longest = max(longest, run) }
      }
      run = nil
    }
    return longest + 1
  }
}
