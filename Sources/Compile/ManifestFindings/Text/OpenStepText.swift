/// Formats texts for `.strings` files and Xcode projects, which use OpenStep's syntax.
///
/// All other code uses this type to write quotes in these files.
package enum OpenStepText {
  /// Appends a text in quotes.
  package static func append(quoted text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars { append(escaped: scalar, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A text as Xcode writes it in a project: in quotes only if necessary.
  package static func token(_ text: String) -> String {
    // Xcode reads a hyphen without quotes but always writes it in quotes.
    let isWord = text.utf8.allSatisfy { byte in
      byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    }
    if isWord, !text.isEmpty { return text }
    var bytes: [UInt8] = []
    append(quoted: text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a comment `/* … */` on one line; in the text, `*/` becomes `* /`, so that it does not end the comment.
  package static func append(comment text: String, to bytes: inout [UInt8]) {
    bytes.append(utf8: "/* ")
    var last = Unicode.Scalar(0x20 as UInt8)
    for scalar in text.unicodeScalars {
      let seen = isWritten(scalar) ? scalar : " "
      if last == "*", seen == "/" { bytes.append(UInt8(ascii: " ")) }
      bytes.append(contentsOf: seen.utf8)
      last = seen
    }
    bytes.append(utf8: " */\n")
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
      // Always four digits, so that the next character is not read as a fifth digit.
      bytes.append(utf8: "\\U\(hexadecimal(scalar.value, digits: 4))")
    }
  }

  /// Whether a Unicode scalar is written unescaped; other scalars are escaped, so that a review shows them.
  ///
  /// Scalars beyond U+FFFF are always written unescaped, because Foundation rejects a file with escaped surrogates.
  private static func isWritten(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.visibility {
    case .visible, .space, .joiner: true
    case .hidden, .control, .undefined: scalar.value > 0xFFFF
    }
  }
}
