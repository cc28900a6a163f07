internal import CountryManifest
internal import ManifestDiagnostics

struct InvisibleText: ValidationRule {
  static let id: RuleID = "invisible-text"
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
      let code = String(scalar.value, radix: 16, uppercase: true)
      let padding = String(repeating: "0", count: max(0, 4 - code.count))
      let name =
        scalar.properties.name?.lowercased() ?? "a control character"
      context.report(
        self,
        "\(kind) has an invisible sign, \(name) (U+\(padding)\(code))",
        at: text.range,
        help: scalar == "\u{A0}" ? "write a blank" : "delete it"
      )
    }
  }

  private func invisible(in text: String) -> UnicodeScalar? {
    text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA1, 0xAD, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180E, 0x200B,
        0x200E...0x200F, 0x2028...0x202F, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0,
        0xE0000...0xE007F:
        true
      // Joiners are spelling in Arabic and Indic scripts.
      case 0x200C...0x200D: !text.unicodeScalars.contains { 0x600...0xDFF ~= $0.value }
      default: false
      }
    }
  }
}
