internal import CountryManifest
internal import ManifestFindings

struct InvisibleCharacter: ValidationRule {
  static let id: RuleID = "invisible-character"
  static let severity = Finding.Severity.warning
  static let summary = "a text contains an invisible character"
  static let explanation = """
    Zero-width characters, no-break spaces and characters that change the direction of text often
    come with copied text. They make two texts that look equal differ, and reviewers miss them.

    ```yaml
    product: { name: "Exam\\u200Bple" }
    #                ^^^^^^^^^^^^^^^ warning: the product's name contains an invisible character, zero width space (U+200B)
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    manifest.forEachText { text, kind in
      guard text.value.utf8.contains(where: { $0 >= 0x80 || $0 < 0x20 }) else { return }
      guard let scalar = invisible(in: text.value) else { return }
      let name =
        scalar.properties.name?.lowercased() ?? "control character"
      context.report(
        self,
        "\(kind) contains an invisible character, \(name) (\(scalar.codePoint))",
        at: text.range,
        help: scalar == "\u{A0}" ? "replace it with a space" : "delete it"
      )
    }
  }

  private func invisible(in text: String) -> UnicodeScalar? {
    text.unicodeScalars.first { scalar in
      switch scalar.visibility {
      case .visible, .undefined: false
      case .control, .hidden: true
      // No-break spaces are usually copied by accident; other spaces are typed on purpose.
      case .space: scalar == "\u{A0}" || scalar == "\u{202F}"
      // In Arabic and Indic scripts, joiners are part of the spelling.
      case .joiner: !text.unicodeScalars.contains { 0x600...0xDFF ~= $0.value }
      }
    }
  }
}
