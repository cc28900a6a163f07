internal import ManifestDiagnostics

/// The rows of a `TextTable`: a raw string a row, a fact a line, for a reviewer to read.
///
/// What Kotlin would read in a raw string, a dollar or a quote, is written by its number, so a row is
/// the same in the source and in the class file.
struct KotlinTable {
  /// What a class file can hold of one text is 65,535 bytes.
  static let pieceLimit = 60_000

  private(set) var text = ""
  /// The bytes of the row's open piece, as a class file has them.
  private var pieceSize = 0

  /// A row of lines; `key` is Kotlin.
  mutating func row(_ key: String, _ lines: (inout KotlinTable) -> Void) {
    text += "    row(\(key), \"\"\"\n"
    pieceSize = 0
    lines(&self)
    text += "    \"\"\")\n"
  }

  /// A line of free text.
  mutating func line(_ key: String, _ value: String) {
    append(line: "\(Self.escaped(key, isWord: true)) \(Self.escaped(value, isWord: false))")
  }

  /// A line of words.
  mutating func line(_ key: String, words: [String]) {
    let words = [key] + words
    append(line: words.map { Self.escaped($0, isWord: true) }.joined(separator: " "))
  }

  private mutating func append(line: String) {
    let size = line.utf8.reduce(10) { $0 + Self.size($1) }
    if pieceSize + size <= Self.pieceLimit {
      text += "        \(line)\n"
      pieceSize += size
      return
    }
    text += "        "
    for scalar in line.unicodeScalars {
      if pieceSize + 20 > Self.pieceLimit {
        text += "\"\"\", \"\"\""
        pieceSize = 0
      }
      text.unicodeScalars.append(scalar)
      pieceSize += String(scalar).utf8.reduce(0) { $0 + Self.size($1) }
    }
    text += "\n"
    pieceSize += 10
  }

  /// How much a byte adds in a class file, where a character of four bytes takes six.
  private static func size(_ byte: UInt8) -> Int { byte >= 0xF0 ? 3 : 1 }

  private static func escaped(_ text: String, isWord: Bool) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= (isWord ? 0x21 : 0x20) && $0 < 0x7F && $0 != UInt8(ascii: "\"")
        && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "$")
    }
    if isPlain { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\"", "$": result.append(contentsOf: SwiftText.escape(scalar).unicodeScalars)
      case " " where isWord: result.append(contentsOf: SwiftText.escape(scalar).unicodeScalars)
      case _ where scalar.isVisible: result.append(scalar)
      default: result.append(contentsOf: SwiftText.escape(scalar).unicodeScalars)
      }
    }
    return String(result)
  }

  /// `internal val name = TextTable<Key> { … }`.
  func declaration(_ name: String, key: String) -> String {
    "internal val \(name) = TextTable<\(key)> {\n\(text)}\n"
  }
}
