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
    for country in manifest.countries {
      // Another rule reports unknown fields; one of them may be the field that seems to be missing.
      guard let form = country.form,
        let address = standards.addressFormat(of: country.code.value),
        form.fields.allSatisfy({ contents[$0.name.value] != nil })
      else { continue }
      let street = form.fields.first { contents[$0.name.value] == .streetAddress }
      for (content, noun) in [(FieldContent.state, "a state"), (.postalCode, "a postal code")] {
        let isPostal = content == .postalCode
        let part = address.part(content)
        guard let field = form.fields.first(where: { contents[$0.name.value] == content })?.name
        else {
          let known = contents.filter { $0.value == content }.keys.min()
          guard part?.isRequired == true, address.isCertain(content), let street, let known else {
            continue
          }
          report(
            "the form does not ask for \(noun), which addresses in \(name(of: country)) need",
            at: street.name.range,
            help: "add `\(known)` to the form"
          )
          continue
        }
        // A form without a street may ask for the postal code alone, to find a place.
        let isRequired = street != nil && !form.optional.contains { $0.value == field.value }
        if part == nil, isPostal || isRequired, address.isCertain(content) {
          report(
            "field `\(field.value)` asks for \(noun), but the address table knows none for "
              + name(of: country),
            at: field.range,
            help: "delete it from the form" + (isPostal ? "" : ", or list it in `optional`")
          )
        } else if let part, isPostal, isRequired, !part.isRequired, part.isUndisputed {
          report(
            "field `\(field.value)` requires \(noun), but it is optional in \(name(of: country))",
            at: field.range,
            help: "list it in `optional`"
          )
        }
      }
    }
  }
}
