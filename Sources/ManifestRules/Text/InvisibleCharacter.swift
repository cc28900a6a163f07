internal import CountryManifest
internal import ManifestDiagnostics

struct InvisibleCharacter: ValidationRule {
  static let id: RuleID = "invisible-character"
  static let severity = Diagnostic.Severity.warning
  static let summary = "a text has a sign that nobody sees"
  static let explanation = """
    A sign of no width, a no-break space or one that turns the direction of text comes along when a
    text is copied. It makes two equal-looking texts differ, and a review miss it.

    ```yaml
    product: { name: "Exam\\u200Bple" }
    #                ^^^^^^^^^^^^^^^ warning: the product's name has a zero width space (U+200B)
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    manifest.forEachText { text, kind in
      guard text.value.utf8.contains(where: { $0 >= 0x80 || $0 < 0x20 }) else { return }
      guard let scalar = invisible(in: text.value) else { return }
      let name =
        scalar.properties.name?.lowercased() ?? "a control character"
      context.report(
        self,
        "\(kind) has an invisible sign, \(name) (\(scalar.codePoint))",
        at: text.range,
        help: scalar == "\u{A0}" ? "write a blank" : "delete it"
      )
    }
  }

  private func invisible(in text: String) -> UnicodeScalar? {
    text.unicodeScalars.first { scalar in
      switch scalar.visibility {
      case .visible, .undefined: false
      case .control, .hidden: true
      // Other spaces are typed on purpose; a no-break space comes along with a copied text.
      case .space: scalar == "\u{A0}" || scalar == "\u{202F}"
      // Joiners are spelling in Arabic and Indic scripts.
      case .joiner: !text.unicodeScalars.contains { 0x600...0xDFF ~= $0.value }
      }
    }
  }
}
