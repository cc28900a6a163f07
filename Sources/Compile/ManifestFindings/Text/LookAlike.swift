/// Characters that look like ASCII characters, such as a full-width colon or a Cyrillic letter.
package enum LookAlike {
  /// The finding about the first such character in a range; nil if it has none before a comment.
  package static func finding(in file: SourceFile, _ range: Range<Int>) -> Finding? {
    guard file.bytes[range].contains(where: { $0 >= 0x80 }) else { return nil }
    let text = file.text(range)
    let code = text.firstRange(of: " #").map { text[..<$0.lowerBound] } ?? text[...]
    guard let first = code.unicodeScalars.firstIndex(where: { meant(by: $0) != nil }) else {
      return nil
    }
    let scalar = code.unicodeScalars[first]
    let name = scalar.properties.name?.lowercased() ?? "character"
    let start = range.lowerBound + code[..<first].utf8.count
    let corrected = corrected(code)
    return Finding(
      "confusable-character",
      scalar.visibility == .visible
        ? "`\(scalar)` (\(scalar.codePoint), \(name)) is not `\(meant(by: scalar) ?? "")`"
        : "\(name) (\(scalar.codePoint)) is not a space",
      at: SourceRange(start, file.characterEnd(start)),
      help: "write `\(corrected)`",
      fix: Fix(
        "write `\(corrected)`",
        replacing: SourceRange(range.lowerBound, range.lowerBound + code.utf8.count),
        with: corrected,
        isSafe: true
      )
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
