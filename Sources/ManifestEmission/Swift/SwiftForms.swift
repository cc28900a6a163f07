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
    for field in manifest.formFields {
      var arguments = [
        "id: \(SwiftText.quoted(field.name))", "label: \(SwiftText.quoted(field.label.value))",
        "content: .\(SwiftText.member(field.content.value.rawValue))",
        "keyboard: .\(SwiftText.member(field.keyboard.value.rawValue))",
      ]
      if let pattern = field.pattern?.value {
        arguments.append("pattern: \(SwiftText.quoted(pattern))")
      }
      if let example = field.example?.value {
        arguments.append("example: \(SwiftText.quoted(example))")
      }
      if let maxLength = field.maxLength?.value { arguments.append("maxLength: \(maxLength)") }
      text += "    case \(SwiftText.quoted(field.name)):\n"
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
    var table = SwiftTable()
    for country in manifest.countries {
      table.section([country.code])
      table.words(country.form.map { $0.isRequired ? $0.name : "\($0.name)?" })
      for use in country.form {
        for (key, value) in use.overrides { table.text([use.name, key], value) }
      }
    }
    return tableExtension(
      "The fields in order, `?` after one that may stay empty; then what differs from a field's own"
        + " row.",
      "formLines",
      table
    )
  }
}
