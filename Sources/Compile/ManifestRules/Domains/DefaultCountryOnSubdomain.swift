internal import CountryManifest
internal import ManifestFindings

struct DefaultCountryOnSubdomain: ValidationRule {
  static let id: RuleID = "default-country-on-subdomain"
  static let severity = Finding.Severity.error
  static let summary = "the default country is on a subdomain"
  static let explanation = """
    The default country's hosts never have a prefix, so it cannot be on a subdomain of its own
    domain: it must have `hosts: tld` or `hosts: path`, and cannot accept a subdomain.

    ```yaml
    product: { default_country: us }
    countries:
      us: { tld: com, hosts: subdomain }
      #                      ^^^^^^^^^ error: the default country has `hosts: subdomain`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard let country = manifest.defaultCountry, let written = manifest.product.defaultCountry
    else {
      return
    }
    let form: (key: String, message: String, place: SourceRange, help: String)
    if let hosts = country.hosts, hosts.value == .subdomain {
      form = (
        "hosts", "the default country has `hosts: subdomain`; expected `tld`", hosts.range,
        "write `tld`"
      )
    } else if let accepted = country.accepts.first(where: { $0.value.form == .subdomain }) {
      form = (
        "accepts", "the default country cannot accept the host form `\(accepted.value.text)`",
        accepted.range, country.accepts.count == 1 ? "delete `accepts`" : "delete it"
      )
    } else {
      return
    }
    let better = better(manifest, context)
    let isOtherMeant = better != nil
    context.report(
      self,
      form.message,
      at: isOtherMeant ? written.range : form.place,
      related: [
        isOtherMeant
          ? .init("its host form", at: form.place)
          : .init("set as the default country here", at: written.range)
      ],
      help: better.map {
        "write `\($0)`, whose domain the others share, or correct `\(form.key)` of `\(country.code.value)`"
      } ?? form.help
    )
  }

  /// The code of a country that could be the default instead: one with a generic TLD, `hosts: tld` and no `accepts`.
  private func better(_ manifest: Manifest, _ context: RuleContext) -> String? {
    manifest.countries.filter { country in
      guard let tld = country.tld?.value, country.hosts?.value == .tld, country.accepts.isEmpty,
        country.code.value != manifest.product.defaultCountry?.value
      else { return false }
      return context.owner(ofDomain: tld) == nil
    }
    .map(\.code.value).min()
  }
}
