/// Escapes the text of an Android `<string>`, before XML escaping.
///
/// The escapes follow the rules of aapt2's `ResourceUtils::StringBuilder`:
///
/// - A run of white space becomes one space, and white space at the ends is dropped, except in quotation marks.
/// - An apostrophe is an error.
/// - A backslash escapes `n`, `t`, `u` with four digits, or the next character.
/// - `@` or `?` at the start makes the text a reference.
package enum AndroidStringText {
  package static func escaped(_ text: String) -> String {
    var result = ""
    var isAfterSpace = true
    let last = text.unicodeScalars.indices.last
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      switch scalar {
      case "\\", "'", "\"":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "@" where result.isEmpty, "?" where result.isEmpty: result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case " " where isAfterSpace || index == last: result += "\\u0020"
      case _ where scalar.isVisible: result.unicodeScalars.append(scalar)
      // An escape has only four digits, so larger code points are left to XML escaping.
      case _ where scalar.value > 0xFFFF: result.unicodeScalars.append(scalar)
      default:
        result += "\\u" + hexadecimal(scalar.value, digits: 4)
      }
      isAfterSpace = scalar == " "
    }
    return result
  }
}
