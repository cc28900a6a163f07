package import CountryManifest
internal import ManifestDiagnostics

extension CountryProposal {
  package struct Form {
    package var fields: [String] = []
    package var optional: [String] = []
    /// What addresses there call a part that the manifest has under another name alone: a `parish`
    /// asked for as `province`.
    package var renamed: [(called: String, field: String)] = []
    /// What addresses there must have and no field of the manifest holds.
    package var missing: [(called: String, content: FieldContent)] = []
  }

  /// The account form that the country's addresses ask for, in their order, after the person's name.
  ///
  /// Only what the manifest has a field for; what an address there may lack is optional.
  package var form: Form {
    var form = Form()
    form.fields = [field(for: .givenName), field(for: .familyName)].compactMap { $0 }
    guard let address = standards.addressForm(of: code) else { return form }
    for token in address.tokens {
      guard let (content, called) = content(of: token, address) else { continue }
      guard let name = field(for: content, called: called) else {
        if address.required.contains(token) {
          form.missing.append((called ?? content.rawValue, content))
        }
        continue
      }
      guard !form.fields.contains(name) else { continue }
      form.fields.append(name)
      if !address.required.contains(token) { form.optional.append(name) }
      if let called, called != name { form.renamed.append((called, name)) }
    }
    return form
  }

  private func content(
    of token: Character,
    _ address: Standards.AddressForm
  ) -> (FieldContent, called: String?)? {
    switch token {
    case "A": (.streetAddress, nil)
    case "C": (.city, address.localityName)
    case "S": (.state, address.stateName)
    case "Z": (.postalCode, nil)
    default: nil
    }
  }

  /// The manifest's field for a content: the one that is called as addresses there call it, else the
  /// one that most countries have.
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

extension Standards.AddressForm {
  /// What the format asks for, in order: `N`, `A`, `Z`, `C`.
  fileprivate var tokens: [Character] {
    let pieces = format.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
    return pieces.compactMap(\.first).filter { $0 != "n" }
  }
}
