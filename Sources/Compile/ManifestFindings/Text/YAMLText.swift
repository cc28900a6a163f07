/// A text as a double-quoted scalar of YAML, which every reader takes for that text; nothing else writes YAML's
/// quotes.
package func quotedYAML(_ text: some StringProtocol) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": literal += "\\\(scalar)"
    case _ where scalar.isVisible: literal.unicodeScalars.append(scalar)
    case _ where scalar.value <= 0xFFFF: literal += "\\u" + hexadecimal(scalar.value, digits: 4)
    default: literal += "\\U" + hexadecimal(scalar.value, digits: 8)
    }
  }
  return literal + "\""
}
