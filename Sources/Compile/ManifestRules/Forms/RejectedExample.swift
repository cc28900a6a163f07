internal import CountryManifest
internal import ManifestFindings

struct RejectedExample: ValidationRule {
  static let id: RuleID = "rejected-example"
  static let severity = Finding.Severity.error
  static let summary = "a field's example would not be accepted in the field"
  static let explanation = """
    The example is shown as a hint, so the field must accept it on every platform: the pattern matches
    the whole example, ignoring case, and it is at most `max_length` long.

    ```yaml
    countries:
      it: { account_form: { fields: [{ postal_code: { example: "0014" } }] } }
      #                                                        ^^^^^^ error: `\\d{5}` rejects the example
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for limit in context.tooSmallLimits(manifest) where !limit.rejectsEveryText {
      report(limit, manifest, in: &context)
    }
    var reported: Set<SourceRange> = []
    for field in manifest.formFields {
      check(EffectiveField(nil, field, nil), field.traits.maxLength, &reported, in: &context)
    }
    // Postal-code fields that set only one of `pattern` and `example`; the missing one comes from the address table,
    // which has an entry per country.
    let halfWritten = Set(
      manifest.formFields.filter { field in
        field.content?.value == .postalCode
          && (field.traits.pattern == nil) != (field.traits.example == nil)
      }.map(\.name.value)
    )
    for position in manifest.countries.indices {
      guard let form = manifest.countries[position].form else { continue }
      for use in form.fields
      where use.overrides != nil || !halfWritten.isEmpty && halfWritten.contains(use.name.value) {
        guard let row = context.fields[use.name.value] else { continue }
        let field = EffectiveField(use.traits, row, context.address(position))
        // A country adds something to check if its row sets a value, or if only one of pattern and example comes from
        // the address table.
        let isCountrys =
          field.pattern?.isCountrys == true || field.example?.isCountrys == true
          || use.traits.maxLength != nil
          || (field.pattern?.range == nil) != (field.example?.range == nil)
        guard isCountrys else { continue }
        check(field, use.traits.maxLength ?? row.traits.maxLength, &reported, in: &context)
      }
    }
  }

  /// Reports an example that is longer than `max_length`.
  ///
  /// The finding is at the example. It is at the limit if the limit is too small for several examples, if the example
  /// comes from the address table, or if only the limit is in the country's row.
  private func report(_ limit: FieldLimit, _ manifest: Manifest, in context: inout RuleContext) {
    let examples = limit.uses.compactMap { use in
      use.example.map { example in
        let isLimits = example.range == nil || use.isLimitCountrys && !example.isCountrys
        return (text: example, place: isLimits ? limit.limit.range : example.range)
      }
    }
    // The longest example is chosen, so that the message does not depend on the order of rows.
    guard
      let longest = examples.map(\.text).max(by: {
        ($0.value.unicodeScalars.count, $1.value) < ($1.value.unicodeScalars.count, $0.value)
      })
    else { return }
    let places = Set(examples.compactMap(\.place))
    let place = places.count == 1 ? places.first : nil
    let isLimits = place == nil || place == limit.limit.range
    let codes = limit.codes(manifest) { $0.example != nil }
    context.report(
      self,
      "example `\(longest.value)` has \(longest.value.unicodeScalars.count) characters, more than "
        + "`max_length` \(limit.limit.value)",
      at: place ?? limit.limit.range,
      related: isLimits
        ? longest.range.map { [.init("the example", at: $0)] } ?? []
        : [.init("the limit", at: limit.limit.range)],
      notes: isLimits && !codes.isEmpty
        ? ["countries with a longer example: \(listing(codes))"] : [],
      help: isLimits
        ? "write `max_length: \(limit.needed)`, or more"
        : "write a shorter example, or `max_length: \(limit.needed)`"
    )
  }

  private func check(
    _ field: EffectiveField,
    _ maxLength: Located<Int>?,
    _ reported: inout Set<SourceRange>,
    in context: inout RuleContext
  ) {
    guard let example = field.example, !example.value.isEmpty,
      maxLength.map({ example.value.unicodeScalars.count <= $0.value }) ?? true
    else { return }
    guard let pattern = field.pattern, !pattern.value.isEmpty else { return }
    // The finding is at the example. It is at the pattern if the example is from the address table, or if only the
    // pattern is in the country's row.
    let isPatterns = example.range == nil || pattern.isCountrys && !example.isCountrys
    guard let place = isPatterns ? pattern.range ?? example.range : example.range
    else { return }
    var answer = context.patterns.answer(pattern.value, to: example.value)
    // The apps reject non-ASCII postal codes before they match an ASCII pattern.
    if answer != nil, field.content == .postalCode, pattern.value.isASCII, !example.value.isASCII {
      answer = .rejected
    }
    // `runaway-pattern` reports patterns that can take too long to match.
    guard let answer, answer != .accepted,
      pattern.range == nil || context.patterns.search(pattern.value) == .safe,
      reported.insert(place).inserted
    else { return }
    let other = isPatterns ? example.range : pattern.range
    let related = other.map {
      [Finding.Related(isPatterns ? "the example" : "the pattern", at: $0)]
    }
    context.report(
      self,
      message(answer, shown(pattern.value), "example `\(example.value)`"),
      at: place,
      related: related ?? [],
      notes: pattern.range == nil ? ["the pattern comes from the address table"] : [],
      help: help(field, pattern, example, isPatterns: isPatterns, in: &context)
    )
  }

  /// Suggests an example that the pattern accepts.
  ///
  /// Tries the example without quotation marks and other punctuation (`00-144` → `00144`), then the example of the
  /// address table, then a text made from the pattern.
  private func help(
    _ field: EffectiveField,
    _ pattern: EffectiveField.Text,
    _ example: EffectiveField.Text,
    isPatterns: Bool,
    in context: inout RuleContext
  ) -> String {
    func isAccepted(_ text: String) -> Bool {
      context.patterns.answer(pattern.value, to: text) == .accepted
    }
    if !isPatterns {
      let characters = example.value.filter { !"\"'`“”‘’".contains($0) }
      let trimmed = characters.split { $0.isWhitespace }.joined(separator: " ")
      let respelled = [trimmed, trimmed.filter { $0.isLetter || $0.isNumber }].first {
        !$0.isEmpty && $0 != example.value && isAccepted($0)
      }
      if let respelled { return "write `\(respelled)`" }
    }
    if let usual = field.usualExample, usual != example.value, isAccepted(usual) {
      return pattern.range == nil && !isPatterns
        ? "delete it: the default is `\(usual)`"
        : "write `example: \(usual)`, or change the pattern"
    }
    return context.patterns.sample(of: pattern.value).map {
      "write an example such as `\($0)`, or change the pattern"
    } ?? "change the pattern or the example; the whole example must match, ignoring case"
  }

  private func message(
    _ answer: PortablePattern.Answer,
    _ pattern: String,
    _ example: String
  ) -> String {
    switch answer {
    case .accepted, .rejected: "\(pattern) rejects the \(example)"
    case .tookTooLong: "the \(example) is too long for \(pattern)"
    case .dependsOnEngine(.letters):
      "\(pattern) matches the \(example) only on some platforms; on others, `\\w` and `\\W` are ASCII-only"
    case .dependsOnEngine(.character(let character)):
      "\(pattern) matches the \(example) only on some platforms; engines match "
        + "\(character.codePoint) differently"
    }
  }
}

extension String {
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
