/// How many terminal cells a scalar takes: 0, 1 or 2.
///
/// Wide ranges are those that Unicode 15's EastAsianWidth.txt marks W or F, joined where only
/// unassigned code points lie between.
package func displayWidth(of scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return scalar.value < 0x20 || scalar.value == 0xAD ? 0 : 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  // Two regional indicators make one flag; two cells are the flag's.
  if 0x1F1E6...0x1F1FF ~= scalar.value { return 1 }
  // Vowels and finals of a Hangul syllable are in the cells of its first letter.
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
