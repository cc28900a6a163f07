/// Escapes text for XML.
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

  /// Appends a text so that an XML parser returns the same text; invisible characters become character
  /// references.
  ///
  /// XML has no notation for most control characters, so U+FFFD replaces them.
  package static func append(_ text: String, in position: Position, to bytes: inout [UInt8]) {
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

  /// Whether XML allows the character: production 2 of XML 1.0, fifth edition.
  package static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
