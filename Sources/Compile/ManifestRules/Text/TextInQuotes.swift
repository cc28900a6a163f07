internal import CountryManifest
internal import ManifestFindings

struct TextInQuotes: ValidationRule {
  static let id: RuleID = "text-in-quotes"
  static let severity = Finding.Severity.warning
  static let summary = "a text begins or ends with a quote that would appear in the app"
  static let explanation = """
    For YAML, only `"` and `'` are quotes. Curly quotes and guillemets around a value are part of the
    text and appear in the app. Inside a text they are correct: `Prénom d’usage`.

    ```yaml
    product: { name: “Example” }
    #                ^^^^^^^^^ warning: the product's name is in typographic quotes
    ```

    A text whose opening quote is missing is valid YAML, too, and its closing quote appears in the app. A
    quote that belongs there, as in `12"` and `Students'`, is not reported.

    ```yaml
    form_fields:
      city: { label: City", content: city }
      #              ^^^^^ warning: a field's label ends with `"`, but does not begin with it
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    let isItalian = manifest.developmentLanguageTag.hasPrefix("it")
    manifest.forEachText { text, kind in
      guard isInTypographicQuotes(text.value) else {
        LostQuote(text, isItalian: isItalian).map { report($0, text, kind, in: &context) }
        return
      }
      // Spaces separate French quotation marks from the text inside them.
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
    for (text, kind) in manifest.addresses {
      // Other rules report a `"` in a URL, where it is invalid.
      guard let lost = LostQuote(text, isItalian: false), lost.quote == "'" else { continue }
      report(lost, text, kind, in: &context)
    }
  }

  private func report(
    _ lost: LostQuote,
    _ text: Located<String>,
    _ kind: StaticString,
    in context: inout RuleContext
  ) {
    context.report(
      self,
      lost.isClosing
        ? "\(kind) begins with `\(lost.quote)`, but does not end with it"
        : "\(kind) ends with `\(lost.quote)`, but does not begin with it",
      at: text.range,
      help: "write `\(lost.corrected)`",
      fix: lost.isCertain
        ? Fix("add the missing quote", replacing: text.range, with: lost.corrected) : nil
    )
  }

  private func isInTypographicQuotes(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 >= 0x80 }),
      let first = text.first, let last = text.last, text.count > 1
    else { return false }
    return Self.opening.contains(first) && (Self.closing.contains(last) || last == "\"")
      || first == "\"" && Self.closing.contains(last)
  }

  private static let opening: Set<Character> = ["“", "„", "«", "»", "‘", "‚", "‹", "›", "”", "＂"]
  private static let closing: Set<Character> = ["”", "“", "»", "«", "’", "‘", "›", "‹", "＂"]
}

extension Manifest {
  /// The URLs and paths of the manifest, which can contain an apostrophe.
  fileprivate var addresses: [(text: Located<String>, kind: StaticString)] {
    [product.helpDeskURL, product.languageURL].compactMap { $0.map { ($0, "a URL") } }
      + product.excludedPaths.map { ($0, "an excluded path") }
      + countries.flatMap { $0.languages.compactMap { $0.url.map { ($0, "a URL") } } }
  }
}
