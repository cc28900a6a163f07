/// OpenStep's spelling of texts, as `.strings` files and Xcode's projects have it; nothing else writes
/// its quotes.
package enum OpenStepText {
  /// A text in quotes.
  package static func append(quoted text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ isPlainASCII($0) }) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for scalar in text.unicodeScalars { append(escaped: scalar, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A text as Xcode writes it into a project: in quotes only where it needs them.
  package static func token(_ text: String) -> String {
    // Xcode reads a hyphen without quotes and never writes one so.
    let isWord = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    if isWord, !text.isEmpty { return text }
    var bytes: [UInt8] = []
    append(quoted: text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `/* … */` on one line, out of which its text does not get.
  static func append(comment text: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "/* ".utf8)
    var last = Unicode.Scalar(0x20 as UInt8)
    for scalar in text.unicodeScalars {
      let seen = isVisible(scalar) ? scalar : " "
      if last == "*", seen == "/" { bytes.append(UInt8(ascii: " ")) }
      bytes.append(contentsOf: seen.utf8)
      last = seen
    }
    bytes.append(contentsOf: " */\n".utf8)
  }

  private static func isPlainASCII(_ byte: UInt8) -> Bool {
    0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func append(escaped scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes.append(contentsOf: "\\\"".utf8)
    case "\\": bytes.append(contentsOf: "\\\\".utf8)
    case "\n": bytes.append(contentsOf: "\\n".utf8)
    case "\r": bytes.append(contentsOf: "\\r".utf8)
    case "\t": bytes.append(contentsOf: "\\t".utf8)
    case _ where isVisible(scalar): bytes.append(contentsOf: scalar.utf8)
    default:
      // Four digits, so that none of the text behind is taken for a fifth.
      let digits = String(scalar.value, radix: 16, uppercase: true)
      bytes.append(contentsOf: "\\U".utf8)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
      bytes.append(contentsOf: digits.utf8)
    }
  }

  /// Whether a scalar stands as it is.
  ///
  /// Controls, line separators, signs of direction and of no width are written by their number, so
  /// that a review sees them. Joiners are spelling in some scripts. Beyond U+FFFF there is no number
  /// to write: Foundation refuses a file with an escaped surrogate.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xE000...0xF8FF, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE...0xFFFF:
      false
    default: true
    }
  }
}
