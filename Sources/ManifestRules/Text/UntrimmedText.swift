internal import CountryManifest
internal import ManifestDiagnostics

struct UntrimmedText: ValidationRule {
  static let id: RuleID = "untrimmed-text"
  static let severity = Diagnostic.Severity.warning
  static let summary = "a text begins or ends with a space, or ends with a comma or semicolon"
  static let explanation = """
    YAML keeps spaces within quotes. At the start or the end of a text nobody sees them, but they move
    what is shown, and two texts that look equal differ. A comma or a semicolon at the end comes from
    another format, and would be shown.

    ```yaml
    product: { name: "Example " }
    #                ^^^^^^^^^^ warning: the product's name ends with a space
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    manifest.forEachText { text, kind in
      let bytes = text.value.utf8
      if let last = bytes.last, last == UInt8(ascii: ",") || last == UInt8(ascii: ";") {
        return reportPunctuation(text, kind, in: &context)
      }
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

  private func reportPunctuation(
    _ text: Located<String>,
    _ kind: StaticString,
    in context: inout RuleContext
  ) {
    guard let end = text.value.last else { return }
    let better = String(text.value.dropLast())
    context.report(
      self,
      "\(kind) ends with `\(end)`",
      at: text.range,
      help: "delete `\(end)`; write `\(scalarText(better))`",
      fix: Fix(text, rewrittenAs: better)
    )
  }
}
