internal import ManifestFindings
internal import SwiftEmission

/// The rows of a `TextTable`, in a form that reviewers can read: one raw string per row, one fact per line.
///
/// Kotlin interprets dollar signs and quotes in raw strings, so they are written by number: `$` → `\u{24}`. A row thus
/// has the same text in the source and in the class file.
struct KotlinTable {
  /// The size limit of one string literal of a row, because a class file limits strings to 65,535 bytes.
  static let pieceLimit = 60_000

  private var bytes: [UInt8] = []
  /// The size in a class file of the string literal that is being written.
  private var pieceSize = 0

  /// Writes a row of lines; `key` is Kotlin code.
  mutating func row(_ key: String, _ lines: (inout KotlinTable) -> Void) {
    bytes.append(utf8: "    row(\(key), \"\"\"\n")
    pieceSize = 0
    lines(&self)
    bytes.append(utf8: "    \"\"\")\n")
  }

  /// Writes a line of free text.
  mutating func line(_ key: String, _ value: String) {
    line { table in
      table.append(key, isWord: true)
      table.bytes.append(UInt8(ascii: " "))
      table.append(value, isWord: false)
    }
  }

  /// Writes a line of words; words that are nil are left out.
  mutating func line(_ key: String, words: String?...) { line(key, words: words) }

  mutating func line(_ key: String, words: [String?]) {
    line { table in
      table.append(key, isWord: true)
      for case let word? in words {
        table.bytes.append(UInt8(ascii: " "))
        table.append(word, isWord: true)
      }
    }
  }

  private mutating func line(_ write: (inout KotlinTable) -> Void) {
    bytes.append(utf8: "        ")
    let start = bytes.count
    write(&self)
    var size = 10
    for index in start..<bytes.count { size += Self.size(bytes[index]) }
    if pieceSize + size <= Self.pieceLimit {
      pieceSize += size
    } else {
      split(lineFrom: start)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes the last line again, and begins another string literal whenever the current one is full.
  private mutating func split(lineFrom start: Int) {
    let line = String(decoding: bytes[start...], as: UTF8.self)
    bytes.removeLast(bytes.count - start)
    for scalar in line.unicodeScalars {
      if pieceSize + 20 > Self.pieceLimit {
        bytes.append(utf8: "\"\"\", \"\"\"")
        pieceSize = 0
      }
      bytes.append(contentsOf: scalar.utf8)
      pieceSize += scalar.utf8.reduce(0) { $0 + Self.size($1) }
    }
    pieceSize += 10
  }

  /// The size of a byte in a class file, where characters of four bytes take six bytes.
  private static func size(_ byte: UInt8) -> Int { byte >= 0xF0 ? 3 : 1 }

  private mutating func append(_ text: String, isWord: Bool) {
    let isPlain = bytes.append(utf8: text) {
      $0 >= (isWord ? 0x21 : 0x20) && $0 < 0x7F && $0 != UInt8(ascii: "\"")
        && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "$")
    }
    if isPlain { return }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": bytes.append(utf8: "\\\\")
      case "\"", "$": bytes.append(contentsOf: SwiftText.escape(scalar).utf8)
      case " " where isWord: bytes.append(contentsOf: SwiftText.escape(scalar).utf8)
      case _ where scalar.isVisible: bytes.append(contentsOf: scalar.utf8)
      default: bytes.append(contentsOf: SwiftText.escape(scalar).utf8)
      }
    }
  }

  /// The declaration of the table: `internal val name = TextTable<Key> { … }`.
  func declaration(_ name: String, key: String) -> SourceText {
    """
    internal val \(name) = TextTable<\(key)> {
    \(lines: bytes)
    }
    """
  }
}
