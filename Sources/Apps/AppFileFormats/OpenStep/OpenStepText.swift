internal import ManifestFindings

/// OpenStep's spelling of texts, as `.strings` files and Xcode's projects have it; nothing else writes
/// its quotes.
package enum OpenStepText {
  /// A text in quotes.
  package static func append(quoted text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if !bytes.append(utf8: text, ifAll: isPlainASCII) {
      for scalar in text.unicodeScalars { append(escaped: scalar, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A text as Xcode writes it into a project: in quotes only where it needs them.
  package static func token(_ text: String) -> String {
    // Xcode reads a hyphen without quotes and never writes one so.
    let isWord = text.utf8.allSatisfy { byte in
      byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    }
    if isWord, !text.isEmpty { return text }
    var bytes: [UInt8] = []
    append(quoted: text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `/* … */` on one line, out of which its text does not get.
  package static func append(comment text: String, to bytes: inout [UInt8]) {
    bytes.append(utf8: "/* ")
    defer { bytes.append(utf8: " */\n") }
    let isPlain = bytes.append(utf8: text) { 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "*") }
    if isPlain { return }
    var last = Unicode.Scalar(0x20 as UInt8)
    for scalar in text.unicodeScalars {
      let seen = isWritten(scalar) ? scalar : " "
      if last == "*", seen == "/" { bytes.append(UInt8(ascii: " ")) }
      bytes.append(contentsOf: seen.utf8)
      last = seen
    }
  }

  private static func isPlainASCII(_ byte: UInt8) -> Bool {
    0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func append(escaped scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes.append(utf8: "\\\"")
    case "\\": bytes.append(utf8: "\\\\")
    case "\n": bytes.append(utf8: "\\n")
    case "\r": bytes.append(utf8: "\\r")
    case "\t": bytes.append(utf8: "\\t")
    case _ where isWritten(scalar): bytes.append(contentsOf: scalar.utf8)
    default:
      // Four digits, so that none of the text behind is taken for a fifth.
      bytes.append(utf8: "\\U\(hexadecimal(scalar.value, digits: 4))")
    }
  }

  /// Whether a scalar is written as it is and not by its number, which a review can see.
  ///
  /// Beyond U+FFFF there is no number to write: Foundation refuses a file with an escaped surrogate.
  private static func isWritten(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.visibility {
    case .visible, .space, .joiner: true
    case .hidden, .control, .undefined: scalar.value > 0xFFFF
    }
  }
}

extension OpenStepText {
  /// What a token says, its quotes and escapes undone as Apple's parser undoes them.
  package static func decoded(_ token: ArraySlice<UInt8>) -> String {
    guard let quote = token.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return String(decoding: token, as: UTF8.self)
    }
    let inner = token.dropFirst().dropLast()
    let text = String(decoding: inner, as: UTF8.self)
    guard inner.contains(UInt8(ascii: "\\")) else { return text }
    // In UTF-16, as Apple's reads it: an emoji may be written as two halves.
    var units: [UInt16] = []
    var rest = Array(text.utf16)[...]
    while let unit = rest.popFirst() {
      guard unit == UInt16(ascii: "\\"), let escaped = rest.popFirst() else {
        units.append(unit)
        continue
      }
      units.append(unescaped(escaped, &rest))
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func unescaped(_ unit: UInt16, _ rest: inout ArraySlice<UInt16>) -> UInt16 {
    switch unit {
    case UInt16(ascii: "a"): return 0x07
    case UInt16(ascii: "b"): return 0x08
    case UInt16(ascii: "n"): return 0x0A
    case UInt16(ascii: "r"): return 0x0D
    case UInt16(ascii: "t"): return 0x09
    // Not a mistake: Apple's parser reads these two as hexadecimal.
    case UInt16(ascii: "f"): return 0x12
    case UInt16(ascii: "v"): return 0x11
    case UInt16(ascii: "U"): return number(radix: 16, atMost: 4, 0, &rest)
    case UInt16(ascii: "0")...UInt16(ascii: "7"):
      let code = number(radix: 8, atMost: 2, unit - UInt16(ascii: "0"), &rest) & 0xFF
      return code < 0x80 ? code : nextstep[Int(code) - 0x80]
    default: return unit
    }
  }

  private static func number(
    radix: UInt16,
    atMost digits: Int,
    _ start: UInt16,
    _ rest: inout ArraySlice<UInt16>
  ) -> UInt16 {
    var result = start
    for _ in 0..<digits {
      guard let next = rest.first, let scalar = Unicode.Scalar(next), scalar.isASCII,
        let digit = Character(scalar).hexDigitValue, digit < radix
      else { break }
      result = result &* radix &+ UInt16(digit)
      rest.removeFirst()
    }
    return result
  }

  /// What octal escapes from 128 on mean, in NEXTSTEP's encoding; two are undefined.
  private static let nextstep = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
    """.utf16
  )

  /// A text in double quotes, on one line.
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(quoted: text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt16 {
  fileprivate init(ascii scalar: Unicode.Scalar) { self = UInt16(UInt8(ascii: scalar)) }
}
