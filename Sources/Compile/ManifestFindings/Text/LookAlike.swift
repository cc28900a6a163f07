/// A text with characters that look like ASCII characters, such as a full-width colon or a Cyrillic letter.
package struct LookAlike {
  /// The first such character.
  private let scalar: Unicode.Scalar
  private let place: SourceRange
  /// The text with the ASCII characters that were probably meant.
  private let corrected: String
  private let fix: Fix

  /// Nil if the range has no such character before a comment.
  package init?(in file: SourceFile, _ range: Range<Int>) {
    guard file.bytes[range].contains(where: { $0 >= 0x80 }) else { return nil }
    let text = file.text(range)
    let code = text.firstRange(of: " #").map { text[..<$0.lowerBound] } ?? text[...]
    guard let first = code.unicodeScalars.firstIndex(where: { Self.meant(by: $0) != nil }) else {
      return nil
    }
    scalar = code.unicodeScalars[first]
    let start = range.lowerBound + code[..<first].utf8.count
    place = SourceRange(start, file.characterEnd(start))
    corrected = Self.corrected(code)
    fix = Fix(
      "write `\(corrected)`",
      replacing: SourceRange(range.lowerBound, range.lowerBound + code.utf8.count),
      with: corrected,
      isSafe: true
    )
  }

  package var finding: Finding {
    let name = scalar.properties.name?.lowercased() ?? "character"
    return Finding(
      "confusable-character",
      scalar.visibility == .visible
        ? "`\(scalar)` (\(scalar.codePoint), \(name)) is not `\(Self.meant(by: scalar) ?? "")`"
        : "\(name) (\(scalar.codePoint)) is not a space",
      at: place,
      help: "write `\(corrected)`",
      fix: fix
    )
  }

  /// The text with the ASCII characters that were probably meant.
  package static func corrected(_ text: some StringProtocol) -> String {
    var result = ""
    var isWide = false
    for scalar in text.unicodeScalars {
      guard let meant = meant(by: scalar) else {
        // A full-width colon, comma or dash looks as if a space followed it.
        if isWide, scalar != " " { result += " " }
        result.unicodeScalars.append(scalar)
        isWide = false
        continue
      }
      isWide = meant == ":" || meant == "," || meant == "-" && result.allSatisfy { $0 == " " }
      result += meant
    }
    return result
  }

  /// The ASCII text that the author probably meant by a character; nil if the character is correct.
  private static func meant(by scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII { return nil }
    if let meant = table[scalar] { return meant }
    // Full-width forms of ASCII; digits may be meant, such as in the example of a field.
    if 0xFF01...0xFF5E ~= scalar.value, !(0xFF10...0xFF19 ~= scalar.value) {
      return Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) }
    }
    switch scalar.visibility {
    case .space: return scalar == "\u{3000}" ? "  " : " "
    case .hidden, .joiner: return ""
    default: return nil
    }
  }

  private static let table: [Unicode.Scalar: String] = {
    let characters = [
      "\"": "“”„‟«»″", "'": "‘’‚‛‹›′´", ",": "、،﹐", ":": "﹕∶ː꞉", "-": "‐‑‒–—―−﹣", ";": ";",
      "/": "⁄∕", "[": "【〔", "]": "】〕", "a": "аαɑ", "c": "сϲ", "d": "ԁ", "e": "е", "h": "һ",
      "i": "іιı", "j": "ј", "l": "ӏ", "o": "оο", "p": "рρ", "s": "ѕ", "t": "т", "v": "ν", "x": "х",
      "y": "у", "A": "АΑ", "B": "ВΒ", "C": "С", "E": "ЕΕ", "H": "НΗ", "I": "ІΙ", "K": "КΚ",
      "M": "МΜ",
      "O": "ОΟ", "P": "РΡ", "T": "ТΤ", "X": "ХΧ",
    ]
    var table: [Unicode.Scalar: String] = [:]
    for (meant, others) in characters {
      for scalar in others.unicodeScalars { table[scalar] = meant }
    }
    return table
  }()
}
