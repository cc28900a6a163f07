/// A text between `<string>` and `</string>` as Android's resource compiler reads it, after XML has been
/// read: the inverse of `AndroidStringText`, for whatever a person wrote there.
enum AndroidText {
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
