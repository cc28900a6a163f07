/// Escapes text for XML.
package enum XMLText {
  package enum Position {
    /// Between tags.
    case content
    /// Between the double quotes of an attribute's value.
    case attribute
  }

  /// A text that an XML parser reads back as the same text; invisible characters become character references.
  ///
  /// XML has no notation for most control characters, so U+FFFD replaces them.
  package static func escaped(_ text: String, in position: Position) -> String {
    ManifestFindings.escaped(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"" where position == .attribute: "&quot;"
      case _ where scalar.isVisible: nil
      case _ where isCharacter(scalar):
        "&#x\(hexadecimal(scalar.value, digits: 1, uppercase: false));"
      default: "\u{FFFD}"
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
