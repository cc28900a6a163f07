internal import ManifestFindings

/// XML's spelling of text: escapes on the way in, references resolved on the way out.
package enum XMLText {
  package enum Position {
    /// Between tags.
    case content
    /// Between the double quotes of an attribute's value.
    case attribute
  }

  package static func escaped(_ text: String, in position: Position) -> String {
    var bytes: [UInt8] = []
    append(text, in: position, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text that reads back equal; what a reader would not see is written by its number.
  ///
  /// XML has no way to write most control characters: U+FFFD replaces them.
  package static func append(_ text: String, in position: Position, to bytes: inout [UInt8]) {
    let isPlain = bytes.append(utf8: text) { byte in
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
      default: 0x20..<0x7F ~= byte
      }
    }
    if isPlain { return }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes.append(utf8: "&amp;")
      case "<": bytes.append(utf8: "&lt;")
      case ">": bytes.append(utf8: "&gt;")
      case "\"" where position == .attribute: bytes.append(utf8: "&quot;")
      case _ where scalar.isVisible: bytes.append(contentsOf: scalar.utf8)
      case _ where isCharacter(scalar):
        bytes.append(utf8: "&#x\(hexadecimal(scalar.value, digits: 1, uppercase: false));")
      default: bytes.append(utf8: "\u{FFFD}")
      }
    }
  }

  /// Production 2 of XML 1.0, fifth edition.
  static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }

  /// The text with references resolved and each line ending as one LF.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var decoded: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"), let end = bytes[index...].firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(named: String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
      {
        decoded.append(contentsOf: String(scalar).utf8)
        index = end + 1
      } else if byte == 0x0D {
        decoded.append(0x0A)
        index += index + 1 < bytes.endIndex && bytes[index + 1] == 0x0A ? 2 : 1
      } else {
        decoded.append(byte)
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// What `&name;` refers to; nil if XML itself does not define it.
  static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.first != "+", digits.first != "-",
      let code = UInt32(digits, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(code)
    else { return nil }
    return isCharacter(scalar) ? scalar : nil
  }

  /// Refuses bytes that are not UTF-8 text, or contain a character that XML does not allow.
  static func requireCharacters(_ file: SourceFile) throws(FileRefusal) {
    try file.requireText()
    let bytes = file.bytes
    for (index, byte) in bytes.enumerated() {
      if byte < 0x20, !byte.isWhitespace {
        throw .unreadable("control character in XML", at: index..<index + 1)
      }
      // U+FFFE and U+FFFF.
      if byte == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE {
        throw .unreadable("character is not allowed in XML", at: index..<index + 3)
      }
    }
  }
}
