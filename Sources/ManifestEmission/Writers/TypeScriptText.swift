internal import ManifestDiagnostics

/// TypeScript's own spelling of names and texts; nothing else writes a quote into TypeScript.
enum TypeScriptText {
  /// A string literal that reads back as the text, as TypeScript and as JavaScript.
  ///
  /// Bundles end up within `<script>`, so no end tag and no comment of HTML's can be in it.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        && $0 != UInt8(ascii: "<")
    }
    if isPlain { return "\"\(text)\"" }
    var literal = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        literal.append("\\")
        literal.append(scalar)
      case "<": literal.append(contentsOf: "\\x3C".unicodeScalars)
      case _ where scalar.isVisible: literal.append(scalar)
      default: literal.append(contentsOf: SwiftText.escape(scalar).unicodeScalars)
      }
    }
    return String(literal) + "\""
  }

  /// The name of a property, in quotes only if it contains a hyphen.
  static func key(_ name: String) -> String {
    let isWord = name.utf8.allSatisfy {
      $0.isLowercaseLetter || $0 == UInt8(ascii: "_")
    }
    return isWord && name != "__proto__" ? name : quoted(name)
  }

  /// `"dev" | "staging"`; with nothing to choose from, `never`.
  static func union(_ names: [String]) -> String {
    names.isEmpty ? "never" : names.map(quoted).joined(separator: " | ")
  }
}
