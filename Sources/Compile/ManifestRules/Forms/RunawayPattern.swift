internal import CountryManifest
internal import ManifestFindings

struct RunawayPattern: ValidationRule {
  static let id: RuleID = "runaway-pattern"
  static let severity = Finding.Severity.error
  static let summary = "matching a pattern can take very long"
  static let explanation = """
    Foundation, Java and JavaScript backtrack: before they reject a text, they try every way in which
    the pattern could match it. If nested or adjacent repetitions, or alternatives, match the same
    characters, there can be so many ways that a short text keeps a phone or a server busy for minutes.
    This rule reports patterns with more than 1,000 ways to match one text.

    Rewrite the pattern so that each character of a text can match only one part of it: `(a+)+` as `a+`,
    and `\\d*\\d*-` as `\\d*-`.

    ```yaml
    form_fields:
      code: { label: Code, content: text, pattern: '([A-Z]+ ?)+' }
      #                                            ^^^^^^^^^^^^^ error: can match `aaaaaaaaaaa` in more than 1000 ways
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var isOverBudget = false
    for pattern in context.writtenPatterns where !isOverBudget {
      let message: String
      switch context.patterns.search(pattern.value) {
      case nil, .safe: continue
      case .runaway(let text):
        message = "can match \(Self.excerpt(text)) in more than \(RunawaySearch.limit) ways"
      case .undecided:
        message = "is too complex to check whether matching can take very long"
      case .overBudget:
        isOverBudget = true
        message =
          "and those below it cannot be checked; the patterns above it take more than "
          + "\(PatternCache.stepLimit) steps, the limit for all together"
      }
      context.report(
        self,
        "\(shown(pattern.value)) \(message)",
        at: pattern.range,
        help:
          "rewrite it so that nested or adjacent repetitions and alternatives match different characters"
      )
    }
  }

  /// Quotes a text, or the start of a long text with its length; shows invisible characters as code points.
  private static func excerpt(_ text: String) -> String {
    let limit = 40
    let start = text.unicodeScalars.prefix(limit).map { scalar in
      scalar.isVisible ? String(scalar) : "<\(scalar.codePoint)>"
    }.joined()
    let count = text.unicodeScalars.count
    return count > limit ? "`\(start)…` (\(count) characters)" : "`\(start)`"
  }
}
