internal import CountryManifest
internal import ManifestFindings

extension CountryProposal {
  package struct Form {
    package var fields: [String] = []
    package var optional: [String] = []

    fileprivate mutating func add(_ field: String, isRequired: Bool) {
      guard !fields.contains(field) else { return }
      fields.append(field)
      if !isRequired { optional.append(field) }
    }
  }

  /// The account form for the country: the person's name, then the parts of the country's addresses, in their order.
  ///
  /// The form has only the parts for which the manifest has a field; parts that addresses may lack are optional.
  package var form: Form {
    var form = Form()
    for content in [FieldContent.givenName, .familyName] {
      if let name = field(for: content) { form.add(name, isRequired: true) }
    }
    for part in standards.addressFormat(of: code)?.parts ?? [] {
      if let name = field(for: part.content, called: part.name) {
        form.add(name, isRequired: part.isRequired)
      }
      if part.content == .streetAddress, let line = secondLine {
        form.add(line.name, isRequired: line.isRequired)
      }
    }
    return form
  }

  /// The second line of an address, if other rows have one, or no row has a form; required if it is in all of these.
  private var secondLine: (name: String, isRequired: Bool)? {
    guard let name = field(for: .streetAddress2) else { return nil }
    let forms = manifest.countries.compactMap(\.form)
    let asking = forms.filter { $0.fields.contains { $0.name.value == name } }
    guard !asking.isEmpty || forms.isEmpty else { return nil }
    let isRequired = asking.allSatisfy { !$0.optional.contains { $0.value == name } }
    return (name, !asking.isEmpty && isRequired)
  }

  /// The manifest's field for a content such as `city`: the field with the country's name for this content, otherwise
  /// the field that most countries have.
  private func field(for content: FieldContent, called name: String? = nil) -> String? {
    let fields = manifest.formFields.filter { $0.content?.value == content }.map(\.name.value)
    if let name, fields.contains(name) { return name }
    let uses = manifest.countries.flatMap { $0.form?.fields ?? [] }.map(\.name.value)
    var best: (name: String, count: Int)?
    for field in fields {
      let count = uses.count { $0 == field }
      if best.map({ count > $0.count }) ?? true { best = (field, count) }
    }
    return best?.name
  }
}
