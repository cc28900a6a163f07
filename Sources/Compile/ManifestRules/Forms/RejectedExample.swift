internal import CountryManifest
internal import ManifestFindings

struct RejectedExample: ValidationRule {
  static let id: RuleID = "rejected-example"
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

  let context: RuleContext

  func check() {
    var fields: [String: ResolvedFormField] = [:]
    let resolver = derivation.countries
    for field in manifest.formFields.compactMap(ResolvedFormField.init) {
      fields[field.name] = fields[field.name] ?? field
      check(resolver.resolve(FieldTraits(), field, nil))
    }
    for country in manifest.countries {
      let address = standards.addressFormat(of: country.code.value)
      for use in country.form?.fields ?? [] {
        guard let field = fields[use.name.value] else { continue }
        check(resolver.resolve(use.traits, field, address))
      }
    }
  }

  private typealias Part = (name: String, origin: Provenance)

  private func check(_ use: ResolvedFieldUse) {
    // Values that are not written are from the address table, where each pattern accepts its example.
    guard
      use.pattern?.written != nil || use.example?.written != nil || use.maxLength?.written != nil
        || use.keyboard.written != nil
    else { return }
    let parsed = use.pattern.flatMap { try? PortablePattern($0.value) }
    let pattern = use.pattern.map { Part("pattern", $0.provenance) }
    let text = use.pattern?.value ?? ""
    let shown = "pattern `\(text)`"
    let limit = use.maxLength.map { Part("`max_length`", $0.provenance) }
    if let shortest = parsed?.shortest, let most = use.maxLength?.value, most < shortest {
      return report(
        "`max_length` \(most) is too small: the shortest text that \(shown) matches has \(shortest) "
          + "characters",
        [limit, pattern],
        help: "write `max_length: \(shortest)`, or more"
      )
    }
    guard let example = use.example?.value, !example.isEmpty else { return }
    let own = use.example.map { Part("example", $0.provenance) }
    let count = example.unicodeScalars.count
    if let most = use.maxLength?.value, most < count {
      report(
        "example `\(example)` has \(count) characters, more than `max_length` \(most)",
        [own, limit],
        help: "write a shorter example, or `max_length: \(count)`"
      )
    } else if let parsed, !accepts(parsed, text, example, use.content) {
      report(
        "\(shown) rejects the example `\(example)`",
        [own, pattern],
        help: "change one of them; the whole example must match, ignoring letter case"
      )
    } else if use.keyboard.written != nil, let untyped = untyped(example, use.keyboard.value) {
      report(
        "keyboard `\(use.keyboard.value.rawValue)` cannot type the `\(untyped)` in `\(example)`",
        [own, Part("keyboard", use.keyboard.provenance)],
        help: "delete `keyboard`, or write `numbers_and_punctuation`"
      )
    }
  }

  /// Reports properties that do not fit each other, at the one that is written last.
  ///
  /// A country's row is usually below the field's row, so this is the property that the country sets.
  private func report(_ message: String, _ parts: [Part?], help: String) {
    let written = parts.compactMap(\.self).compactMap { part -> Finding.Related? in
      guard case .written(let range) = part.origin else { return nil }
      return .init("the \(part.name)", at: range)
    }
    guard let place = written.map(\.range).max(by: { $0.start < $1.start }) else { return }
    report(
      message,
      at: place,
      related: written.filter { $0.range != place },
      help: help
    )
  }

  /// The first character that a keyboard lacks: a number pad has only digits; a phone pad has digits and symbols, but
  /// no letters.
  private func untyped(_ example: String, _ keyboard: Keyboard) -> Character? {
    switch keyboard {
    case .numbers: example.first { !$0.isNumber }
    case .phone: example.first(where: \.isLetter)
    default: nil
    }
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
}
