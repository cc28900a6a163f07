/// A text as Android's resource compiler reads it between `<string>` and `</string>`.
enum AndroidText {
  static func escaped(_ text: String) -> String {
    var escaped = ""
    var previous: Unicode.Scalar?
    let scalars = text.unicodeScalars
    for (index, scalar) in zip(scalars.indices, scalars) {
      let isLast = scalars.index(after: index) == scalars.endIndex
      switch scalar {
      case "\\", "'", "\"": escaped += "\\" + String(scalar)
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      // A reference to a resource or to an attribute of the theme would begin so.
      case "@" where previous == nil, "?" where previous == nil:
        escaped += "\\" + String(scalar)
      // Blanks at the ends are cut off, and several become one.
      case " " where previous == nil || previous == " " || isLast: escaped += "\\u0020"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: escaped += codePoint(scalar)
      default: escaped += escapedXML(String(scalar))
      }
      previous = scalar
    }
    return escaped
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// The inverse for whatever a person wrote there, after XML has been read.
  static func decoded(_ text: String) -> String {
    var decoded = String.UnicodeScalarView()
    var isQuoted = false
    var hasBlank = false
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let isBlank = scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
      if isBlank, !isQuoted {
        hasBlank = !decoded.isEmpty
        continue
      }
      if hasBlank { decoded.append(" ") }
      hasBlank = false
      switch scalar {
      case "\"": isQuoted.toggle()
      case "\\": if let escaped = readEscape(&rest) { decoded.append(escaped) }
      default: decoded.append(scalar)
      }
    }
    return String(decoded)
  }

  private static func readEscape(
    _ rest: inout String.UnicodeScalarView.SubSequence
  ) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      let digits = rest.prefix(4)
      guard digits.count == 4, let code = UInt32(String(digits), radix: 16) else { return nil }
      rest = rest.dropFirst(4)
      return Unicode.Scalar(code)
    case let other: return other
    }
  }
}
