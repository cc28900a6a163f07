internal import CountryManifest
internal import ManifestFindings

struct NonportablePattern: ValidationRule {
  static let id: RuleID = "nonportable-pattern"
  static let severity = Finding.Severity.error
  static let summary = "a pattern is invalid, or regular-expression engines read it differently"
  static let explanation = """
    A pattern is matched against the whole value, ignoring case, by Foundation, Java and JavaScript.
    They agree on literals, `.`, `\\d \\w \\s \\D \\W \\S`, classes without nested classes, groups `(…)`
    and `(?:…)`, alternatives, the quantifiers `? * + {m} {m,} {m,n}` and their lazy forms such as `*?`,
    `^` at the start and `$` at the end. Non-ASCII letters are allowed if each has exactly one uppercase
    and one lowercase form. A pattern can have at most 1,000 bytes, and at most 2,000 characters after
    its counts are expanded.

    ```yaml
    form_fields:
      postal_code: { label: Postal code, content: postal_code, pattern: '(?<!0)\\d{5}' }
      #                                                                 ^^^^^^^^^^^^^ error: contains a group `(?…)` other than `(?:…)`
    ```
    """

  /// The number of findings for which a replacement is searched; each search parses the pattern several times.
  private static let repairLimit = 20

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var repairs = 0
    for pattern in context.writtenPatterns {
      guard case .failure(let problem)? = context.patterns.pattern(pattern.value) else { continue }
      repairs += 1
      let repair =
        repairs <= Self.repairLimit ? PortablePattern.repaired(pattern.value, problem) : nil
      let place = problem.position.map { " (character \($0 + 1))" } ?? ""
      context.report(
        self,
        "\(shown(pattern.value)) \(problem.message)\(place)",
        at: pattern.range,
        help: repair.map { "write `\($0.text)`" } ?? problem.advice
          ?? "write a digit as `\\d`, a letter as `[A-Z]`; the whole value is matched",
        fix: repair.flatMap { $0.isCertain ? Fix(pattern, rewrittenAs: $0.text) : nil }
      )
    }
  }
}

/// How a message names a pattern: with its text in backticks, or as `the pattern` if it has more than 100 bytes.
func shown(_ pattern: String) -> String {
  pattern.utf8.count > 100 ? "the pattern" : "pattern `\(pattern)`"
}
