internal import CountryManifest
internal import ManifestDiagnostics

/// Account forms and their fields.
struct SwiftForms {
  let manifest: ResolvedManifest

  var fields: String {
    var text = """
      extension AccountForm.Field {
        /// The field of that name, as `form_fields` has it.
        static func named(_ id: Substring) -> Self {
          switch id {

      """
    for field in manifest.written.formFields {
      guard let base = FieldBase(field) else { continue }
      var arguments = [
        "id: \(SwiftText.quoted(field.name.value))", "label: \(SwiftText.quoted(base.label))",
        "content: .\(SwiftText.member(base.content.rawValue))",
        "keyboard: .\(SwiftText.member(base.keyboard.rawValue))",
      ]
      if let pattern = base.pattern { arguments.append("pattern: \(SwiftText.quoted(pattern))") }
      if let example = base.example { arguments.append("example: \(SwiftText.quoted(example))") }
      if let maxLength = base.maxLength { arguments.append("maxLength: \(maxLength)") }
      text += "    case \(SwiftText.quoted(field.name.value)):\n"
      text += "      Self(\(arguments.joined(separator: ", ")))\n"
    }
    return text + """
          default: preconditionFailure("the manifest compiler knows every field")
          }
        }
      }

      """
  }

  var formTable: String {
    let bases = Dictionary(
      manifest.written.formFields.compactMap { field in
        FieldBase(field).map { (field.name.value, $0) }
      },
      uniquingKeysWith: { first, _ in first }
    )
    var table = SwiftTable()
    for country in manifest.countries {
      table.section([country.code])
      table.words(country.form.map { $0.isRequired ? $0.name : "\($0.name)?" })
      for field in country.form {
        guard let base = bases[field.name] else { continue }
        for (key, value) in differences(field, from: base) { table.text([field.name, key], value) }
      }
    }
    return tableExtension(
      "The fields in order, `?` after one that may stay empty; then what differs from a field's own"
        + " row.",
      "formLines",
      table
    )
  }

  private func differences(
    _ field: ResolvedField,
    from base: FieldBase
  ) -> [(key: String, value: String)] {
    var result: [(String, String)] = []
    if field.label.value != base.label { result.append(("label", field.label.value)) }
    if field.keyboard.value != base.keyboard {
      result.append(("keyboard", field.keyboard.value.rawValue))
    }
    if let pattern = field.pattern?.value, pattern != base.pattern {
      result.append(("pattern", pattern))
    }
    if let example = field.example?.value, example != base.example {
      result.append(("example", example))
    }
    if let limit = field.maxLength?.value, limit != base.maxLength {
      result.append(("max_length", String(limit)))
    }
    return result
  }
}

/// A field as its own row has it, before a country's table or form says otherwise.
private struct FieldBase {
  var label: String
  var content: FieldContent
  var keyboard: Keyboard
  var pattern: String?
  var example: String?
  var maxLength: Int?

  init?(_ row: FormField) {
    guard let label = row.label?.value, let content = row.content?.value else { return nil }
    self.label = label
    self.content = content
    pattern = row.traits.pattern?.value
    example = row.traits.example?.value
    maxLength = row.traits.maxLength?.value
    keyboard = row.traits.keyboard?.value ?? Keyboard.fitting(content, pattern: pattern)
  }
}
