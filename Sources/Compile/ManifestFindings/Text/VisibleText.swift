/// The visibility of a character to a reader.
package enum Visibility: Sendable {
  /// A glyph, a combining mark or an ordinary space.
  case visible
  /// A space other than U+0020 that looks like an ordinary space.
  case space
  /// A zero-width joiner or non-joiner, which is part of the spelling in Arabic and Indic scripts and in
  /// emoji.
  case joiner
  /// An invisible character, such as a soft hyphen, or one that only changes the text direction.
  case hidden
  /// A control character, or a line or paragraph separator.
  case control
  /// A private-use or unassigned code point, whose appearance depends on the font.
  case undefined
}

extension Unicode.Scalar {
  package var visibility: Visibility {
    switch value {
    // Beyond ASCII, this only saves time for names of countries: letters and marks of Latin, Cyrillic, Arabic,
    // Devanagari, Burmese, Chinese, Japanese and Korean, all assigned.
    case 0x20..<0x7F, 0xAE...0x377, 0x3A3...0x52F, 0x61D...0x6DC, 0x8E3...0x983: .visible
    case 0x1000...0x10C5, 0x3099...0x30FF, 0x3220...0xA48C, 0xAC00...0xD7A3: .visible
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: .control
    case 0x200C, 0x200D: .joiner
    // Number signs in Arabic and Syriac have a glyph, although their category is format character.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2: .visible
    // Fillers in Hangul and Khmer are invisible, although their categories are letter and mark.
    case 0xAD, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2060...0x206F, 0x3164, 0xFFA0, 0xE0000...0xE007F:
      .hidden
    default:
      switch properties.generalCategory {
      case .spaceSeparator: .space
      case .format: .hidden
      case .control, .lineSeparator, .paragraphSeparator: .control
      case .privateUse, .surrogate, .unassigned: .undefined
      default: .visible
      }
    }
  }

  /// Whether the character is visible and unambiguous.
  package var isVisible: Bool { visibility == .visible }

  /// The escape of a quote, a backslash, a line break or a tab, which JSON and OpenStep share; nil for other characters.
  var shortEscape: String? {
    switch self {
    case "\"", "\\": "\\\(self)"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: nil
    }
  }

  /// The notation in messages: `U+200B`.
  package var codePoint: String { "U+\(hexadecimal(value, digits: 4))" }
}

/// Makes a text safe to print in a terminal.
///
/// A tab becomes a space, so that carets align with the marked text. Control and hidden characters become
/// their code points, such as `<U+200B>`, so that a manifest cannot send commands to the terminal.
package func printable(_ text: some StringProtocol) -> String {
  // Nearly every text takes this fast path.
  if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return String(text) }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.visibility {
    case .visible, .space, .joiner, .undefined: result.append(scalar)
    case .control where scalar == "\t": result.append(" ")
    case .control, .hidden: result.append(contentsOf: "<\(scalar.codePoint)>".unicodeScalars)
    }
  }
  return String(result)
}

/// A text in which each character with an escape is replaced by it.
///
/// Nearly every text has none, and is returned as it is.
@inlinable package func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
  if text.unicodeScalars.allSatisfy({ escape($0) == nil }) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    result += escape(scalar) ?? String(scalar)
  }
  return result
}

/// The number of terminal cells that a scalar takes: 0, 1 or 2.
///
/// The wide ranges are those with W or F in EastAsianWidth.txt of Unicode 15. Ranges are joined if only
/// unassigned code points lie between them.
package func displayWidth(of scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return scalar.value < 0x20 || scalar.value == 0xAD ? 0 : 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  // Two regional indicators form one flag of two cells.
  if 0x1F1E6...0x1F1FF ~= scalar.value { return 1 }
  // The vowel and the final of a Hangul syllable share the cells of its first letter.
  if 0x1160...0x11FF ~= scalar.value { return 0 }
  if scalar.properties.isEmojiPresentation { return 2 }
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD:
    return 2
  default:
    return 1
  }
}
