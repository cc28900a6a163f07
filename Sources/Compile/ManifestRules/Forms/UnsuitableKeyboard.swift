internal import CountryManifest
internal import ManifestFindings

struct UnsuitableKeyboard: ValidationRule {
  static let id: RuleID = "unsuitable-keyboard"
  static let severity = Finding.Severity.error
  static let summary = "a field's keyboard cannot type its example"
  static let explanation = """
    The number pad has only digits, so it cannot type a postal code such as `SW1A 1AA`. If `keyboard`
    is omitted, a suitable one is chosen.

    ```yaml
    countries:
      gb: { account_form: { fields: [{ postal_code: { keyboard: numbers } }] } }
      #                                                         ^^^^^^^ error: keyboard `numbers` cannot type the `E` in `EC1Y 8SY`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var reported: Set<SourceRange> = []
    for field in manifest.formFields where field.traits.keyboard != nil {
      check(EffectiveField(nil, field, nil), field.traits.keyboard, nil, &reported, in: &context)
    }
    let isInRows = manifest.formFields.contains { $0.traits.keyboard != nil }
    for position in manifest.countries.indices {
      guard let form = manifest.countries[position].form else { continue }
      for use in form.fields where isInRows || use.overrides != nil {
        guard let row = context.fields[use.name.value],
          let keyboard = use.traits.keyboard ?? row.traits.keyboard
        else { continue }
        let field = EffectiveField(use.traits, row, context.address(position))
        let place = use.traits.keyboard == nil ? use.name.range : nil
        check(field, keyboard, place, &reported, in: &context)
      }
    }
  }

  private func check(
    _ field: EffectiveField,
    _ keyboard: Located<Keyboard>?,
    _ place: SourceRange?,
    _ reported: inout Set<SourceRange>,
    in context: inout RuleContext
  ) {
    guard let keyboard, keyboard.value == .numbers || keyboard.value == .phone,
      let example = field.example, !reported.contains(keyboard.range)
    else { return }
    // The number pad has only digits; a phone pad has digits and symbols, but no letters.
    let cannot = example.value.first {
      keyboard.value == .numbers ? !$0.isNumber : $0.isLetter
    }
    guard let cannot, reported.insert(place ?? keyboard.range).inserted else { return }
    if place == nil { reported.insert(keyboard.range) }
    var related: [Finding.Related] = []
    if place != nil { related.append(.init("the keyboard is set here", at: keyboard.range)) }
    if let range = example.range { related.append(.init("the example", at: range)) }
    context.report(
      self,
      "keyboard `\(keyboard.value.rawValue)` cannot type the `\(cannot)` in `\(example.value)`",
      at: place ?? keyboard.range,
      related: related,
      help: "delete `keyboard`, or write `numbers_and_punctuation`"
    )
  }
}
