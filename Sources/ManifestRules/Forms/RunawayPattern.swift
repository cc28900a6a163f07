internal import CountryManifest
internal import ManifestDiagnostics

struct RunawayPattern: ValidationRule {
  static let id: RuleID = "runaway-pattern"
  static let severity = Diagnostic.Severity.error
  static let summary = "a pattern can take very long on a phone or a server"
  static let explanation = """
    Foundation, Java and JavaScript try all ways to read a text before they reject it. A pattern whose
    nested or adjacent repetitions, or alternatives, match the same characters has so many ways that a
    short text can keep an engine busy for minutes. No text may have more than 1,000 ways.

    Make each character of the text match one place of the pattern only: write `(a+)+` as `a+`, and
    `\\d*\\d*-` as `\\d*-`.

    ```yaml
    form_fields:
      code: { label: Code, content: text, pattern: '([A-Z]+ ?)+' }
      #                                            ^^^^^^^^^^^^^ error: can read `aaaaaaaaaaa` in more than 1000 ways
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for pattern in context.writtenPatterns {
      let message: String
      switch context.patterns.search(pattern.value) {
      case nil, .safe: continue
      case .runaway(let text):
        message = "can read \(Self.excerpt(text)) in more than \(RunawaySearch.limit) ways"
      case .undecided:
        message = "is too complex to rule out that it takes very long on some text"
      }
      context.report(
        self,
        "\(shown(pattern.value)) \(message)",
        at: pattern.range,
        help:
          "let no two repetitions or alternatives that follow each other match the same characters"
      )
    }
  }

  /// A text with the code points of invisible characters, or the start of a long one and its length.
  private static func excerpt(_ text: String) -> String {
    let limit = 40
    let start = text.unicodeScalars.prefix(limit).map { scalar in
      scalar.isVisible ? String(scalar) : "<\(scalar.codePoint)>"
    }.joined()
    let count = text.unicodeScalars.count
    return count > limit ? "`\(start)…` (\(count) characters)" : "`\(start)`"
  }
}
