internal import CountryManifest
internal import ManifestDiagnostics

/// A field as its own row has it, before a country's table or form says otherwise.
struct FormFieldBase {
  var name: String
  var label: String
  var content: FieldContent
  var keyboard: Keyboard
  var pattern: String?
  var example: String?
  var maxLength: Int?

  init?(_ row: FormField) {
    guard let label = row.label?.value, let content = row.content?.value else { return nil }
    name = row.name.value
    self.label = label
    self.content = content
    pattern = row.traits.pattern?.value
    example = row.traits.example?.value
    maxLength = row.traits.maxLength?.value
    keyboard = row.traits.keyboard?.value ?? Keyboard.fitting(content, pattern: pattern)
  }

  /// What a country's field has otherwise, by the manifest's keys.
  func differences(in field: ResolvedField) -> [(key: String, value: String)] {
    var result: [(String, String)] = []
    if field.label.value != label { result.append(("label", field.label.value)) }
    if field.keyboard.value != keyboard {
      result.append(("keyboard", field.keyboard.value.rawValue))
    }
    if let own = field.pattern?.value, own != pattern { result.append(("pattern", own)) }
    if let own = field.example?.value, own != example { result.append(("example", own)) }
    if let own = field.maxLength?.value, own != maxLength {
      result.append(("max_length", String(own)))
    }
    return result
  }
}

extension ResolvedManifest {
  var formFieldBases: [FormFieldBase] { written.formFields.compactMap(FormFieldBase.init) }

  var formFieldBasesByName: [String: FormFieldBase] {
    Dictionary(formFieldBases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
