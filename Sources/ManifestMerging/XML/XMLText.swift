internal import ManifestDiagnostics

/// Refuses bytes that are no UTF-8 text, or hold a character that XML does not allow.
func checkXMLBytes(_ file: SourceFile) throws(MergeRefusal) {
  let bytes = file.bytes
  if bytes.starts(with: Array("bplist".utf8)) {
    throw unreadable("a binary property list", 0, help: "`plutil -convert xml1` makes it XML")
  }
  let isWide = [[0xFE, 0xFF], [0xFF, 0xFE], [0x00, 0x3C], [0x3C, 0x00]]
    .contains { bytes.starts(with: $0 as [UInt8]) }
  if isWide { throw unreadable("a file in UTF-16, expected UTF-8", 0) }
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    if byte < 0x80 {
      guard byte >= 0x20 || isXMLBlank(byte) else {
        throw unreadable("a control character", index)
      }
      index += 1
      continue
    }
    // A character takes four bytes at most, and the first of them alone is no continuation.
    let count = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    let end = min(index + count, bytes.count)
    guard byte >= 0xC2, let scalar = String(validating: bytes[index..<end], as: UTF8.self),
      scalar.unicodeScalars.count == 1
    else { throw unreadable("a byte that is no UTF-8", index) }
    if scalar == "\u{FFFE}" || scalar == "\u{FFFF}" {
      throw unreadable("a character that XML does not allow", index)
    }
    index = end
  }
}

private func unreadable(_ what: String, _ offset: Int, help: String? = nil) -> MergeRefusal {
  .notUnderstood(what, at: offset..<offset + 1, help: help)
}

func isXMLBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}

/// A text between tags or, since quotes are escaped too, in an attribute.
func escapedXML(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    // A reader makes LF of a plain one.
    case "\r": escaped += "&#13;"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

func decodedXML(_ bytes: ArraySlice<UInt8>) -> String {
  var decoded: [UInt8] = []
  var index = bytes.startIndex
  while index < bytes.endIndex {
    let byte = bytes[index]
    if byte == UInt8(ascii: "&"), let end = bytes[index...].firstIndex(of: UInt8(ascii: ";")),
      let scalar = resolvedXMLReference(String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
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

/// What `&name;` stands for; nil where XML itself does not say it.
func resolvedXMLReference(_ name: String) -> Unicode.Scalar? {
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
  let isAllowed = code >= 0x20 || code == 0x09 || code == 0x0A || code == 0x0D
  return isAllowed && code != 0xFFFE && code != 0xFFFF ? scalar : nil
}
