internal import ManifestFindings
internal import SwiftEmission

/// Writes names and texts as TypeScript code; no other type quotes texts for TypeScript.
enum TypeScriptText {
  /// A string literal that reads back as the text, as TypeScript and as JavaScript.
  ///
  /// Bundles can be embedded in `<script>`, so `<` is escaped: an end tag or an HTML comment in the text could end the
  /// script.
  static func quoted(_ text: String) -> String {
    let contents = escaped(text) { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "<": "\\x3C"
      case _ where scalar.isVisible: nil
      default: SwiftText.escape(scalar)
      }
    }
    return "\"\(contents)\""
  }

  /// The name of a property, in quotes unless it has only letters and underscores.
  static func key(_ name: String) -> String {
    name.utf8.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "_") } ? name : quoted(name)
  }

  /// The union type of names: `"dev" | "staging"`; `never` if there are no names.
  static func union(_ names: [String]) -> String {
    names.isEmpty ? "never" : names.map(quoted).joined(separator: " | ")
  }
}
