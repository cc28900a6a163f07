/// Formats texts for `.strings` files and Xcode projects, which use OpenStep's syntax.
///
/// All other code uses this type to write quotes in these files.
package enum OpenStepText {
  /// A text in quotes.
  package static func quoted(_ text: String) -> String {
    let contents = escaped(text) { scalar in
      // Always four digits, so that the next character is not read as a fifth digit.
      scalar.shortEscape
        ?? (isWritten(scalar) ? nil : "\\U\(hexadecimal(scalar.value, digits: 4))")
    }
    return "\"\(contents)\""
  }

  /// A text as Xcode writes it in a project: in quotes only if necessary.
  package static func token(_ text: String) -> String {
    // Xcode reads a hyphen without quotes but always writes it in quotes.
    let isWord = text.utf8.allSatisfy { byte in
      byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    }
    return isWord && !text.isEmpty ? text : quoted(text)
  }

  /// Whether a Unicode scalar is written unescaped; other scalars are escaped, so that a review shows them.
  ///
  /// Scalars beyond U+FFFF are always written unescaped, because Foundation rejects a file with escaped surrogates.
  package static func isWritten(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.visibility {
    case .visible, .space, .joiner: true
    case .hidden, .control, .undefined: scalar.value > 0xFFFF
    }
  }
}
