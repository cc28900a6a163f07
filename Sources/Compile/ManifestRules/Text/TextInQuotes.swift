internal import CountryManifest
internal import ManifestFindings

struct TextInQuotes: ValidationRule {
  static let id: RuleID = "text-in-quotes"
  static let severity = Finding.Severity.warning
  static let summary = "a text begins or ends with typographic quotes"
  static let explanation = """
    For YAML, only `"` and `'` are quotes. Curly quotes and guillemets around a value are part of the
    text and appear in the app. Within a text they are right: `Prénom d’usage`.

    ```yaml
    product: { name: “Example” }
    #                ^^^^^^^^^ warning: the product's name is in typographic quotes
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    manifest.forEachText { text, kind in
      guard text.value.utf8.contains(where: { $0 >= 0x80 }),
        let first = text.value.first, let last = text.value.last, text.value.count > 1,
        Self.opening.contains(first) && (Self.closing.contains(last) || last == "\"")
          || first == "\"" && Self.closing.contains(last)
      else { return }
      // French quotation marks have spaces inside.
      let inner = String(
        text.value.dropFirst().dropLast().split { $0.isWhitespace }.joined(separator: " ")
      )
      let plain = inner.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: " ") }
      context.report(
        self,
        "\(kind) is in typographic quotes, which are part of the text",
        at: text.range,
        help: "write `\"\(inner)\"`",
        fix: plain ? Fix("use `\"`", replacing: text.range, with: "\"\(inner)\"") : nil
      )
    }
  }

  private static let opening: Set<Character> = ["“", "„", "«", "»", "‘", "‚", "‹", "›", "”", "＂"]
  private static let closing: Set<Character> = ["”", "“", "»", "«", "’", "‘", "›", "‹", "＂"]
}
