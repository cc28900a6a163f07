internal import CountryManifest
internal import ManifestFindings

extension Manifest {
  /// Calls a closure with each name, label and example, and with a description, such as "a field's label".
  func forEachText(_ body: (Located<String>, StaticString) -> Void) {
    if let name = product.name { body(name, "the product's name") }
    for field in formFields {
      if let label = field.label { body(label, "a field's label") }
      if let example = field.traits.example { body(example, "an example") }
    }
    for position in countries.indices {
      if let name = countries[position].name { body(name, "a country's name") }
      for (_, text) in countries[position].names { body(text, "a country's name") }
      guard let form = countries[position].form else { continue }
      for field in form.fields.indices {
        guard let overrides = form.fields[field].overrides else { continue }
        if let label = overrides.traits.label { body(label, "a field's label") }
        if let example = overrides.traits.example { body(example, "an example") }
      }
    }
  }
}
