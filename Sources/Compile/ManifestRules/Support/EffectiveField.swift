internal import CountryManifest
internal import ManifestFindings

/// The properties of a field in a country's form after overrides and defaults, with the source of each property.
struct EffectiveField {
  struct Text {
    var value: String
    /// The location of the text; nil if it comes from the address table.
    var range: SourceRange?
    /// Whether the text is written in the country's row, not in the field's row of `form_fields`.
    var isCountrys: Bool
  }

  var content: FieldContent?
  var pattern: Text?
  var example: Text?
  /// The example in the address table; nil unless the table provides the pattern or the example.
  var usualExample: String?

  init(
    _ use: FieldTraits?,
    _ row: FormField,
    _ address: @autoclosure () -> Standards.AddressFormat?
  ) {
    content = row.content?.value
    pattern = Self.text(use?.pattern, row.traits.pattern)
    example = Self.text(use?.example, row.traits.example)
    guard row.content?.value == .postalCode, pattern == nil || example == nil, let table = address()
    else { return }
    usualExample = table.postalExample
    pattern = pattern ?? table.postalPattern.map { Text(value: $0, range: nil, isCountrys: false) }
    example = example ?? table.postalExample.map { Text(value: $0, range: nil, isCountrys: false) }
  }

  private static func text(_ country: Located<String>?, _ field: Located<String>?) -> Text? {
    guard let written = country ?? field else { return nil }
    return Text(value: written.value, range: written.range, isCountrys: country != nil)
  }
}
