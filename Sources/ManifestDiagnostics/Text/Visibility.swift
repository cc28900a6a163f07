/// What a reader of a text sees of a character.
package enum Visibility: Sendable {
  /// A glyph, a combining mark or an ordinary space.
  case visible
  /// A space other than U+0020, which looks like one.
  case space
  /// A zero-width joiner or non-joiner: part of the spelling in Arabic and Indic scripts and in emoji.
  case joiner
  /// Nothing, or a change of direction: zero-width characters, soft hyphens, fillers, tags.
  case hidden
  /// A control character, or a line or paragraph separator.
  case control
  /// Whatever a font makes of it: private use and unassigned code points.
  case undefined
}

extension Unicode.Scalar {
  package var visibility: Visibility {
    switch value {
    case 0x20..<0x7F: .visible
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: .control
    case 0x200C, 0x200D: .joiner
    // Number signs of Arabic and Syriac have a glyph, though their category is that of format
    // characters.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2: .visible
    // Fillers of Hangul and Khmer are letters and marks by their category.
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

  /// Whether a reader sees the character for what it is.
  package var isVisible: Bool { visibility == .visible }

  /// Its code point as messages name it: `U+200B`.
  package var codePoint: String { "U+\(hexadecimal(value, digits: 4))" }
}

/// A text that is safe in a terminal: a tab becomes a space, and control and hidden characters become
/// their code points.
///
/// So carets align with what they mark, and a manifest cannot send commands.
package func printable(_ text: some StringProtocol) -> String {
  // Nearly every text.
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
