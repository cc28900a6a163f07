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
    for base in manifest.formFieldBases {
      var arguments = [
        "id: \(SwiftText.quoted(base.name))", "label: \(SwiftText.quoted(base.label))",
        "content: .\(SwiftText.member(base.content.rawValue))",
        "keyboard: .\(SwiftText.member(base.keyboard.rawValue))",
      ]
      if let pattern = base.pattern { arguments.append("pattern: \(SwiftText.quoted(pattern))") }
      if let example = base.example { arguments.append("example: \(SwiftText.quoted(example))") }
      if let maxLength = base.maxLength { arguments.append("maxLength: \(maxLength)") }
      text += "    case \(SwiftText.quoted(base.name)):\n"
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
    let bases = manifest.formFieldBasesByName
    var table = SwiftTable()
    for country in manifest.countries {
      table.section([country.code])
      table.words(country.form.map { $0.isRequired ? $0.name : "\($0.name)?" })
      for field in country.form {
        guard let base = bases[field.name] else { continue }
        for (key, value) in base.differences(in: field) { table.text([field.name, key], value) }
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
