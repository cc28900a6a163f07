/// Writes a text as a double-quoted YAML scalar, which every YAML reader reads as the same text.
///
/// All other code uses this function to write quotes in YAML.
package func quotedYAML(_ text: some StringProtocol) -> String {
  let contents = escaped(String(text)) { scalar in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case _ where scalar.isVisible: nil
    case _ where scalar.value <= 0xFFFF: "\\u" + hexadecimal(scalar.value, digits: 4)
    default: "\\U" + hexadecimal(scalar.value, digits: 8)
    }
  }
  return "\"\(contents)\""
}

/// Writes a text as a YAML scalar that every YAML reader reads as the same text: `it` → `it`, `no` → `"no"`.
///
/// The scalar is plain for a simple word or path, and otherwise in double quotes.
package func scalarText(_ text: String) -> String {
  var copy = text
  let isWord = copy.withUTF8 { bytes in
    guard let first = bytes.first, first.isLetter, !isAmbiguous(bytes) else { return false }
    return bytes.allSatisfy { $0.isLetterOrDigit || "_-./+".utf8.contains($0) }
  }
  return isWord ? text : quotedYAML(text)
}

/// Whether some YAML 1.1 or 1.2 readers read a plain scalar as something other than text.
///
/// Examples are `no` as false, `00144` as 100, `1:30` as 90 and `2024-05-01` as a date.
///
/// The function covers the implicit types of YAML 1.1 (bool, int, float, null, timestamp, value) and of the
/// core schema of YAML 1.2.
package func isAmbiguous(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let first = text.first else { return false }
  switch first {
  case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): return isNumberOrDate(text)
  case _ where first.isDigit: return isNumberOrDate(text)
  case UInt8(ascii: "~"), UInt8(ascii: "="): return text.count == 1
  default:
    // The longest ambiguous word is `false`. Most other short texts start with another letter.
    guard text.count <= 5, "yntfo".utf8.contains(first.lowercased) else { return false }
    let word = String(decoding: text, as: UTF8.self)
    let isOneCase =
      word == word.lowercased() || word == word.uppercased()
      || word == word.prefix(1).uppercased() + word.dropFirst().lowercased()
    return isOneCase && ambiguousWords.contains(word.lowercased())
  }
}

private let ambiguousWords: Set<String> = [
  "y", "n", "yes", "no", "on", "off", "true", "false", "null",
]

/// Whether a word is a number or a date; anything that follows a `t` or a space counts as the time of a date.
private func isNumberOrDate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  String(decoding: text, as: UTF8.self).lowercased().wholeMatch(of: numberOrDate) != nil
}

// Made once, because every text that begins with a digit or a sign is compared with it. A regular expression is not
// `Sendable` only because it can contain closures, and this one has none.
nonisolated(unsafe) private let numberOrDate =
  #/
  [-+]?(?:\.inf|0x[0-9a-f_]+|0o[0-7_]+|0b[01_]+)|\.nan
  # decimal, to the base 60, and a date
  |[-+]?(?=[._]*[0-9])[0-9_]*(?:\.[0-9_]*)?(?:e[-+]?[0-9]+)?
  |[-+]?[0-9_]+(?::[0-5]?[0-9])*:[0-5]?[0-9](?:\.[0-9.]*)?
  |[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[t\x20].*)?
  /#
