internal import CountryManifest
internal import ManifestDiagnostics

struct RejectedExample: ValidationRule {
  static let id: RuleID = "rejected-example"
  static let severity = Diagnostic.Severity.error
  static let summary = "a field's example would not be accepted in the field"
  static let explanation = """
    The example is shown as a hint, so it must be what the field takes: the pattern matches the whole
    of it, letter case aside, and it is no longer than `max_length`.

    ```yaml
    countries:
      it: { account_form: { fields: [{ postal_code: { example: "0014" } }] } }
      #                                                        ^^^^^^ error: `\\d{5}` rejects the example
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var reported: Set<SourceRange> = []
    for field in manifest.formFields {
      check(
        EffectiveField(nil, field, nil),
        field.traits.maxLength,
        isLimitCountrys: false,
        &reported,
        in: &context
      )
    }
    for position in manifest.countries.indices {
      guard let form = manifest.countries[position].form else { continue }
      for use in form.fields {
        guard let row = context.fields[use.name.value] else { continue }
        let field = EffectiveField(use.traits, row, context.address(position))
        // What the field's row says alone is looked at there, once.
        let isCountrys =
          field.pattern?.isCountrys == true || field.example?.isCountrys == true
          || use.traits.maxLength != nil
          || (field.pattern?.range == nil) != (field.example?.range == nil)
        guard isCountrys else { continue }
        check(
          field,
          use.traits.maxLength ?? row.traits.maxLength,
          isLimitCountrys: use.traits.maxLength != nil,
          &reported,
          in: &context
        )
      }
    }
  }

  private func check(
    _ field: EffectiveField,
    _ maxLength: Located<Int>?,
    isLimitCountrys: Bool,
    _ reported: inout Set<SourceRange>,
    in context: inout RuleContext
  ) {
    guard let example = field.example, !example.value.isEmpty else { return }
    if let maxLength, example.value.count > maxLength.value {
      // The country's limit is looked at where the field has the example.
      let isLimits = example.range == nil || isLimitCountrys && !example.isCountrys
      let place = isLimits ? maxLength.range : example.range ?? maxLength.range
      if reported.insert(place).inserted {
        context.report(
          self,
          "example `\(example.value)` has \(example.value.count) characters, more than "
            + "`max_length` \(maxLength.value)",
          at: place,
          related: isLimits
            ? example.range.map { [.init("the example", at: $0)] } ?? []
            : [.init("the limit", at: maxLength.range)],
          help: "write a shorter example, or a larger limit"
        )
      }
      return
    }
    guard let pattern = field.pattern, !pattern.value.isEmpty else { return }
    // The example's place is the one to look at, unless the country says the pattern alone.
    let isPatterns = example.range == nil || pattern.isCountrys && !example.isCountrys
    guard let place = isPatterns ? pattern.range ?? example.range : example.range,
      context.patterns.problem(in: pattern.value) == nil || pattern.range == nil
    else { return }
    let answer = context.patterns.answer(pattern.value, to: example.value)
    guard let answer, answer != .accepted, reported.insert(place).inserted else { return }
    let shown = pattern.value.utf8.count > 100 ? "the pattern" : "pattern `\(pattern.value)`"
    let other = isPatterns ? example.range : pattern.range
    let related = other.map {
      [Diagnostic.Related(isPatterns ? "the example" : "the pattern", at: $0)]
    }
    if answer == .tookTooLong {
      context.report(
        self,
        "\(shown) takes too long on example `\(example.value)`",
        at: place,
        related: related ?? [],
        help: "let no repeated group repeat what it holds"
      )
    } else {
      context.report(
        self,
        "\(shown) rejects the example `\(example.value)`",
        at: place,
        related: related ?? [],
        notes: pattern.range == nil ? ["the pattern is the address table's for the country"] : [],
        help: "the whole example must match, letter case aside"
      )
    }
  }
}
