internal import CountryManifest
internal import ManifestDiagnostics

struct InvalidPostalPattern: ValidationRule {
  static let id: RuleID = "invalid-postal-pattern"
  static let severity = Diagnostic.Severity.error
  static let summary = "a pattern is no regular expression that all apps read alike"
  static let explanation = """
    A pattern is matched against the whole value, by Foundation, Java and JavaScript. They agree on
    literals, `.`, `\\d \\w \\s` and their capitals, classes without a class inside, groups `(…)` and
    `(?:…)`, alternatives, and the quantifiers `? * + {m,n}`, with a `?` behind or not. A pattern has
    at most 1,000 bytes.

    ```yaml
    form_fields:
      postal_code: { label: Postal code, content: postal_code, pattern: '(?<!0)\\d{5}' }
      #                                                                 ^^^^^^^^^^^^^ error: has a group `(?` other than `(?:`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for field in manifest.formFields { check(field.traits.pattern, in: &context) }
    for country in manifest.countries {
      guard let form = country.form else { continue }
      for position in form.fields.indices {
        check(form.fields[position].traits.pattern, in: &context)
      }
    }
  }

  private func check(_ pattern: Located<String>?, in context: inout RuleContext) {
    guard let pattern, let problem = context.patterns.problem(in: pattern.value) else { return }
    let isLong = pattern.value.utf8.count > 100
    let shown = isLong ? "pattern" : "pattern `\(pattern.value)`"
    context.report(
      self,
      "\(shown) \(problem)",
      at: pattern.range,
      help: "the whole value is matched: write digits as `\\d`, letters as `[A-Z]`"
    )
  }
}
