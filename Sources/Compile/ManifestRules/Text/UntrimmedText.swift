internal import CountryManifest
internal import ManifestFindings

struct UntrimmedText: ValidationRule {
  static let id: RuleID = "untrimmed-text"
  static let severity = Finding.Severity.warning
  static let summary = "a text begins or ends with a space, or ends with a comma or semicolon"
  static let explanation = """
    YAML keeps spaces within quotes. At the start or the end of a text, spaces are invisible, but they
    shift the text on the screen, and two texts that look equal differ. A comma or a semicolon at the
    end usually comes from another file format, and would appear in the app.

    ```yaml
    product: { name: "Example " }
    #                ^^^^^^^^^^ warning: the product's name ends with a space
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    manifest.forEachText { text, kind in
      let bytes = text.value.utf8
      if let better = withoutPunctuation(text.value) {
        return reportPunctuation(text, kind, better, in: &context)
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

  /// The text without the comma or semicolon at its end; nil if there is none, or if it belongs to the text.
  private func withoutPunctuation(_ text: String) -> String? {
    guard let last = text.last, last == "," || last == ";" else { return nil }
    // A semicolon belongs to `&amp;`, and ends a question in Greek.
    let word = text.dropLast().reversed().prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let isEntity = "&#".contains(text.dropLast(1 + word.count).last ?? " ")
    let isGreek = text.unicodeScalars.contains { 0x370...0x3FF ~= $0.value }
    if last == ";", isEntity || isGreek { return nil }
    let end = text.lastIndex { !",; ".contains($0) }
    return end.map { String(text[...$0]) }
  }

  private func reportPunctuation(
    _ text: Located<String>,
    _ kind: StaticString,
    _ better: String,
    in context: inout RuleContext
  ) {
    let end = text.value.dropFirst(better.count)
    context.report(
      self,
      "\(kind) ends with `\(end)`",
      at: text.range,
      help: "delete `\(end)`; write `\(scalarText(better))`",
      fix: Fix(text, rewrittenAs: better)
    )
  }
}
