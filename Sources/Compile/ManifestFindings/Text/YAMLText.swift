/// Writes a text as a double-quoted YAML scalar, which every YAML reader reads as the same text.
///
/// All other code uses this function to write quotes in YAML.
package func quotedYAML(_ text: some StringProtocol) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": literal += "\\\(scalar)"
    case _ where scalar.isVisible: literal.unicodeScalars.append(scalar)
    case _ where scalar.value <= 0xFFFF: literal += "\\u" + hexadecimal(scalar.value, digits: 4)
    default: literal += "\\U" + hexadecimal(scalar.value, digits: 8)
    }
  }
  return literal + "\""
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

private func isNumberOrDate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  let word = String(decoding: text, as: UTF8.self).lowercased()
  var rest = word.hasPrefix("+") || word.hasPrefix("-") ? word.dropFirst() : Substring(word)
  if rest == ".inf" || word == ".nan" { return true }
  for (prefix, digits) in [("0x", "0123456789abcdef_"), ("0o", "01234567_"), ("0b", "01_")]
  where rest.hasPrefix(prefix) {
    return rest.count > 2 && rest.dropFirst(2).allSatisfy(digits.contains)
  }
  if isDate(rest) { return true }
  let whole = rest.skip { "0123456789_".contains($0) }
  if whole > 0, rest.first == ":" { return isBase60(rest) }
  var fraction = 0
  if rest.first == "." {
    rest.removeFirst()
    fraction = rest.skip { "0123456789_".contains($0) }
  }
  guard whole + fraction > 0, word.contains(where: \.isNumber) else { return false }
  guard rest.first == "e" else { return rest.isEmpty }
  rest.removeFirst()
  if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
  return rest.skip { $0.isNumber } > 0 && rest.isEmpty
}

/// Whether a text is the part of a base-60 number after its first digits: `:30:40` of `1:30:40`.
private func isBase60(_ text: Substring) -> Bool {
  text.dropFirst().split(separator: ":", omittingEmptySubsequences: false).allSatisfy { part in
    let digits = part.prefix { $0 != "." }
    return (1...2).contains(digits.count) && part.allSatisfy { $0.isNumber || $0 == "." }
      && (Int(digits) ?? 60) < 60
  }
}

/// Whether a text is a date, such as `2024-5-1`; anything that follows a `t` or a space counts as its time.
private func isDate(_ text: Substring) -> Bool {
  var rest = text
  guard rest.skip(while: \.isNumber) == 4 else { return false }
  for _ in 0..<2 {
    guard rest.first == "-" else { return false }
    rest.removeFirst()
    guard (1...2).contains(rest.skip(while: \.isNumber)) else { return false }
  }
  return rest.isEmpty || rest.first == "t" || rest.first == " "
}

extension Substring {
  fileprivate mutating func skip(while belongs: (Character) -> Bool) -> Int {
    let end = firstIndex { !belongs($0) } ?? endIndex
    defer { self = self[end...] }
    return distance(from: startIndex, to: end)
  }
}
