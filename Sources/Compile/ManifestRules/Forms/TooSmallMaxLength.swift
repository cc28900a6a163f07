internal import CountryManifest
internal import ManifestFindings

struct TooSmallMaxLength: ValidationRule {
  static let id: RuleID = "too-small-max-length"
  static let severity = Finding.Severity.error
  static let summary = "a field's `max_length` is too small for every text that its pattern matches"
  static let explanation = """
    A value must match the pattern and fit the limit. If the shortest text that matches is longer than
    `max_length`, no input is valid, and the form cannot be submitted. A postal code without a `pattern`
    has the pattern of the address table, which differs between countries.

    ```yaml
    form_fields:
      postal_code: { label: Postal code, content: postal_code, max_length: 4 }
      #                                                                    ^ error: `max_length` 4 is too small: the shortest text that pattern `\\d{5}` matches has 5 characters
    countries:
      it: { account_form: { fields: [postal_code] } }
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for limit in context.tooSmallLimits(manifest) where limit.rejectsEveryText {
      // Of all patterns, the message names the one that needs the largest limit, so that it does not depend on the
      // order of rows.
      let patterns = limit.uses.compactMap(\.pattern)
      guard
        let pattern = patterns.max(by: {
          ($0.shortest, $1.text.value) < ($1.shortest, $0.text.value)
        })
      else { continue }
      let codes = limit.codes(manifest) { $0.pattern != nil }
      let isOfTable = pattern.text.range == nil
      context.report(
        self,
        "`max_length` \(limit.limit.value) is too small: the shortest text that \(shown(pattern.text.value)) "
          + "matches has \(pattern.shortest) characters",
        at: limit.limit.range,
        related: pattern.text.range.map { [.init("the pattern", at: $0)] } ?? [],
        notes: (isOfTable ? ["the pattern comes from the address table"] : [])
          + (codes.isEmpty ? [] : ["countries for which it is too small: \(listing(codes))"]),
        help: "write `max_length: \(limit.needed)`, or more"
          + (limit.needed > pattern.shortest ? "; the example has \(limit.needed) characters" : "")
      )
    }
  }
}
