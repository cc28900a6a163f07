internal import ManifestFindings

extension XMLText {
  /// Decodes XML text: resolves references, such as `&amp;` → `&`, and converts each line ending to LF.
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

  /// The character of the reference `&name;`; nil if it is neither numeric nor predefined by XML.
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
