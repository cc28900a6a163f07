internal import CountryManifest
internal import ManifestDiagnostics

/// What holds for a field in a country's form, and which rows say so.
struct EffectiveField {
  struct Text {
    var value: String
    /// Nil where the address table says it.
    var range: SourceRange?
    /// Whether the country's row says it, and not the field's.
    var isCountrys: Bool
  }

  var content: FieldContent?
  var pattern: Text?
  var example: Text?

  init(
    _ use: FieldTraits?,
    _ row: FormField,
    _ address: @autoclosure () -> Standards.AddressForm?
  ) {
    content = row.content?.value
    pattern = Self.text(use?.pattern, row.traits.pattern)
    example = Self.text(use?.example, row.traits.example)
    guard row.content?.value == .postalCode, pattern == nil || example == nil, let table = address()
    else { return }
    pattern = pattern ?? table.postalPattern.map { Text(value: $0, range: nil, isCountrys: false) }
    example = example ?? table.postalExample.map { Text(value: $0, range: nil, isCountrys: false) }
  }

  private static func text(_ country: Located<String>?, _ field: Located<String>?) -> Text? {
    guard let written = country ?? field else { return nil }
    return Text(value: written.value, range: written.range, isCountrys: country != nil)
  }
}
