internal import CountryManifest
internal import ManifestFindings

struct RejectedExample: ValidationRule {
  static let id: RuleID = "rejected-example"
  static let severity = Finding.Severity.error
  static let summary = "a field would not accept its example, or any text"
  static let explanation = """
    The example is shown as a hint, so the field must accept it on every platform: the pattern matches
    the whole example, ignoring case, it is at most `max_length` long, and the keyboard can type it. A
    postal code without a pattern or an example has those of the address table, which differ between
    countries.

    ```yaml
    countries:
      it: { account_form: { fields: [{ postal_code: { example: "0014" } }] } }
      #                                                        ^^^^^^ error: pattern `\\d{5}` rejects the example `0014`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var checker = FieldChecker()
    var fields: [String: ResolvedFormField] = [:]
    let resolver = context.derivation.countries
    for field in manifest.formFields.compactMap(ResolvedFormField.init) {
      fields[field.name] = fields[field.name] ?? field
      checker.check(resolver.resolve(FieldTraits(), field, nil), of: nil, self, &context)
    }
    for (position, country) in manifest.countries.enumerated() {
      for use in country.form?.fields ?? [] {
        guard let field = fields[use.name.value], use.overrides != nil || field.hasTraits else {
          continue
        }
        let resolved = resolver.resolve(use.traits, field, context.address(position))
        checker.check(resolved, of: country.code.value, self, &context)
      }
    }
  }
}

extension ResolvedFormField {
  /// Whether the row sets a property that can reject an example of the address table.
  fileprivate var hasTraits: Bool {
    pattern != nil || example != nil || maxLength != nil || keyboard.written != nil
  }
}

/// Checks fields and reports each place once, because the forms of many countries can share it.
private struct FieldChecker {
  private var patterns: [[UInt8]: PortablePattern?] = [:]
  private var reported: Set<SourceRange> = []

  private struct Mismatch {
    var message: String
    var help: String
    /// The properties that do not fit each other, with their origins.
    var parts: [(name: String, origin: Provenance)]
  }

  mutating func check(
    _ texts: ResolvedFieldUse,
    of code: String?,
    _ rule: RejectedExample,
    _ context: inout RuleContext
  ) {
    guard let mismatch = mismatch(texts) else { return }
    let written = mismatch.parts.compactMap { part -> (name: String, range: SourceRange)? in
      if case .written(let range) = part.origin { (part.name, range) } else { nil }
    }
    // A country's row is usually below the field's row, so the last part is the one that the country sets.
    guard let place = written.map(\.range).max(by: { $0.start < $1.start }),
      reported.insert(place).inserted
    else { return }
    let others = mismatch.parts.filter { part in !written.contains { $0.name == part.name } }
    context.report(
      rule,
      mismatch.message,
      at: place,
      related: written.filter { $0.range != place }.map { .init("the \($0.name)", at: $0.range) },
      notes: others.map { "the \($0.name) is that of the address table for `\(code ?? "")`" },
      help: mismatch.help
    )
  }

  private mutating func mismatch(_ texts: ResolvedFieldUse) -> Mismatch? {
    let pattern = texts.pattern.flatMap { $0.value.isEmpty ? nil : $0 }
    let parsed = pattern.flatMap { self.pattern($0.value) }
    let limit = texts.maxLength.map { ("`max_length`", $0.provenance) }
    let name =
      pattern.map { $0.value.utf8.count > 100 ? "the pattern" : "pattern `\($0.value)`" } ?? ""
    if let pattern, let parsed, let most = texts.maxLength, most.value < parsed.shortest {
      return Mismatch(
        message:
          "`max_length` \(most.value) is too small: the shortest text that \(name) matches has "
          + "\(parsed.shortest) characters",
        help: "write `max_length: \(parsed.shortest)`, or more",
        parts: [limit, ("pattern", pattern.provenance)].compactMap(\.self)
      )
    }
    guard let example = texts.example, !example.value.isEmpty else { return nil }
    let count = example.value.unicodeScalars.count
    if let most = texts.maxLength, most.value < count {
      return Mismatch(
        message:
          "example `\(example.value)` has \(count) characters, more than `max_length` \(most.value)",
        help: "write a shorter example, or `max_length: \(count)`",
        parts: [("example", example.provenance), limit].compactMap(\.self)
      )
    }
    if let pattern, let parsed, !accepts(parsed, pattern.value, example.value, texts.content) {
      return Mismatch(
        message: "\(name) rejects the example `\(example.value)`",
        help: "change one of them; the whole example must match, ignoring letter case",
        parts: [("example", example.provenance), ("pattern", pattern.provenance)]
      )
    }
    // The number pad has only digits; a phone pad has digits and symbols, but no letters.
    let keyboard = texts.keyboard
    let untyped =
      switch keyboard.value {
      case .numbers: example.value.first { !$0.isNumber }
      case .phone: example.value.first(where: \.isLetter)
      default: Character?.none
      }
    guard let untyped, keyboard.written != nil else { return nil }
    return Mismatch(
      message:
        "keyboard `\(keyboard.value.rawValue)` cannot type the `\(untyped)` in `\(example.value)`",
      help: "delete `keyboard`, or write `numbers_and_punctuation`",
      parts: [("example", example.provenance), ("keyboard", keyboard.provenance)]
    )
  }

  private func accepts(
    _ parsed: PortablePattern,
    _ pattern: String,
    _ example: String,
    _ content: FieldContent
  ) -> Bool {
    // Nobody shows a hint of so many characters, and matching thousands of them would take long.
    guard example.unicodeScalars.count <= 100 else { return true }
    // The apps reject postal codes beyond ASCII before they match an ASCII pattern.
    let isASCII = content == .postalCode && pattern.utf8.allSatisfy { $0 < 0x80 }
    return parsed.accepts(example) && (!isASCII || example.utf8.allSatisfy { $0 < 0x80 })
  }

  /// A parsed pattern; the keys are bytes, because Swift takes `é` and its decomposed form as equal.
  private mutating func pattern(_ text: String) -> PortablePattern? {
    let bytes = Array(text.utf8)
    if let known = patterns[bytes] { return known }
    let pattern = try? PortablePattern(text)
    patterns[bytes] = .some(pattern)
    return pattern
  }
}
