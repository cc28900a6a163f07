internal import ManifestFindings
internal import SwiftEmission

/// Writes names and texts as TypeScript code; no other type quotes texts for TypeScript.
enum TypeScriptText {
  /// A string literal that reads back as the text, as TypeScript and as JavaScript.
  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(quoted: text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the literal that `quoted` returns.
  ///
  /// Bundles can be embedded in `<script>`, so `<` is escaped: an end tag or an HTML comment in the text could end the
  /// script.
  static func append(quoted text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    let isPlain = bytes.append(utf8: text) {
      0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        && $0 != UInt8(ascii: "<")
    }
    if isPlain { return }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes.append(utf8: "\\\"")
      case "\\": bytes.append(utf8: "\\\\")
      case "<": bytes.append(utf8: "\\x3C")
      case _ where scalar.isVisible: bytes.append(contentsOf: scalar.utf8)
      default: bytes.append(utf8: SwiftText.escape(scalar))
      }
    }
  }

  /// The name of a property, in quotes unless it has only letters and underscores.
  static func key(_ name: String) -> String {
    isWord(name) ? name : quoted(name)
  }

  static func append(key name: String, to bytes: inout [UInt8]) {
    if isWord(name) { bytes.append(utf8: name) } else { append(quoted: name, to: &bytes) }
  }

  private static func isWord(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "_") }
  }

  /// The union type of names: `"dev" | "staging"`; `never` if there are no names.
  static func union(_ names: [String]) -> String {
    names.isEmpty ? "never" : names.map(quoted).joined(separator: " | ")
  }
}
