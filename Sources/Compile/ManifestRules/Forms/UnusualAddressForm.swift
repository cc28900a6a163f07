internal import CountryManifest
internal import ManifestFindings

struct UnusualAddressForm: ValidationRule {
  static let id: RuleID = "unusual-address-form"
  static let severity = Finding.Severity.warning
  static let summary = "an account form asks for an address that people in the country do not have"
  static let explanation = """
    Addresses differ between countries. Where they have no state or no postal code, people cannot fill in a
    form that requires one; where they need a province, a parcel does not arrive without it. The form is
    compared with the table of addresses, and only where two of its sources agree.

    ```yaml
    countries:
      hk: { account_form: { fields: [street, city, postal_code] } }
      #                                            ^^^^^^^^^^^ warning: field `postal_code` asks for a postal code, but the address table knows none for Hong Kong SAR China
    ```
    """

  let context: RuleContext

  func check() {
    var contents: [String: FieldContent] = [:]
    for field in manifest.formFields { contents[field.name.value] = field.content?.value }
    for (country, address) in zip(manifest.countries, context.addresses) {
      guard let form = country.form, let address else { continue }
      let optional = Set(form.optional.map(\.value))
      let street = form.fields.first { contents[$0.name.value] == .streetAddress }
      for use in form.fields {
        guard let content = contents[use.name.value], let noun = Self.nouns[content] else {
          continue
        }
        // A form without a street may ask for the postal code alone, to find a place.
        let isRequired = street != nil && !optional.contains(use.name.value)
        guard let problem = problem(content, noun, isRequired, address) else { continue }
        report(
          "field `\(use.name.value)` \(problem.text) \(name(of: country))",
          at: use.name.range,
          help: problem.help
        )
      }
      if let street { reportMissing(country, street, address, contents) }
    }
  }

  private static let nouns: [FieldContent: String] = [
    .state: "a state", .postalCode: "a postal code",
  ]

  /// What is wrong with a field that asks for a part of the address.
  private func problem(
    _ content: FieldContent,
    _ noun: String,
    _ isRequired: Bool,
    _ address: Standards.AddressFormat
  ) -> (text: String, help: String)? {
    let isPostal = content == .postalCode
    guard let part = address.part(content) else {
      guard isPostal || isRequired, address.isCertain(content) else { return nil }
      return (
        "asks for \(noun), but the address table knows none for",
        "delete it from the form" + (isPostal ? "" : ", or list it in `optional`")
      )
    }
    guard isPostal, isRequired, !part.isRequired, part.isUndisputed else { return nil }
    return ("requires \(noun), but it is optional in", "list it in `optional`")
  }

  /// Reports a part that addresses need and that a form with a street lacks, although the manifest has a field for it.
  private func reportMissing(
    _ country: Country,
    _ street: FieldUse,
    _ address: Standards.AddressFormat,
    _ contents: [String: FieldContent]
  ) {
    let fields = country.form?.fields ?? []
    for part in address.parts where part.isRequired && part.isCertain {
      guard let noun = Self.nouns[part.content],
        !fields.contains(where: { contents[$0.name.value] == part.content }),
        let field = contents.filter({ $0.value == part.content }).keys.min()
      else { continue }
      // Korea's word for a state is two words, `do_si`.
      let word = part.name.flatMap { $0.contains("_") ? nil : $0 }
      let name = word.map { "\("aeiou".contains($0.prefix(1)) ? "an" : "a") \($0)" } ?? noun
      report(
        "the form does not ask for \(name), which addresses in \(self.name(of: country)) need",
        at: street.name.range,
        help: "add `\(field)` to the form"
      )
    }
  }
}
