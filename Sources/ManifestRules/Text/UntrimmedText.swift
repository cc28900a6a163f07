internal import CountryManifest
internal import ManifestDiagnostics

struct UntrimmedText: ValidationRule {
  static let id: RuleID = "untrimmed-text"
  static let severity = Diagnostic.Severity.warning
  static let summary = "a text begins or ends with a space"
  static let explanation = """
    YAML keeps spaces within quotes. At the start or the end of a text nobody sees them, but they move
    what is shown, and two texts that look equal differ.

    ```yaml
    product: { name: "Example " }
    #                ^^^^^^^^^^ warning: the product's name ends with a space
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    manifest.forEachText { text, kind in
      let bytes = text.value.utf8
      guard let first = bytes.first, let last = bytes.last, first.isWhitespace || last.isWhitespace,
        !bytes.allSatisfy(\.isWhitespace)
      else { return }
      let start = bytes.firstIndex { !$0.isWhitespace } ?? bytes.startIndex
      let end = bytes.lastIndex { !$0.isWhitespace } ?? start
      let trimmed = String(text.value[start...end])
      context.report(
        self,
        "\(kind) \(first.isWhitespace ? "begins" : "ends") with a space",
        at: text.range,
        help: "write `\"\(trimmed)\"`",
        fix: trimmed.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: " ") }
          ? Fix("delete the space", replacing: text.range, with: "\"\(trimmed)\"") : nil
      )
    }
  }
}
