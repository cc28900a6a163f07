internal import ManifestDiagnostics

/// A text as a scalar that every reader of YAML takes for that text: plain where it is a plain
/// word or path, else in double quotes.
package func scalarText(_ text: String) -> String {
  var copy = text
  let isWord = copy.withUTF8 { bytes in
    guard let first = bytes.first, first.isLetter, !isAmbiguous(bytes) else { return false }
    return bytes.allSatisfy { $0.isLetterOrDigit || "_-./+".utf8.contains($0) }
  }
  guard !isWord else { return text }
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\\(scalar)"
    case _ where scalar.isVisible: quoted.unicodeScalars.append(scalar)
    default:
      let digits = scalar.value > 0xFFFF ? 8 : 4
      quoted += (digits == 8 ? "\\U" : "\\u") + hexadecimal(scalar.value, digits: digits)
    }
  }
  return quoted + "\""
}
