internal import CountryManifest
internal import ManifestFindings

struct ForeignCctld: ValidationRule {
  static let id: RuleID = "foreign-cctld"
  static let severity = Finding.Severity.warning
  static let summary = "a TLD belongs to another country"
  static let explanation = """
    A country-code domain belongs to one country: `se` to Sweden, and `uk` to the United Kingdom,
    whose country code is `gb`. A copied row often still has the TLD of the original.

    The default country's TLD belongs to the product's main domain, so it can also be a country code
    that is used all over the world, such as `io` or `ai`. A `shared_tld` can be one of these, too, or
    the TLD of a country in the manifest. Without a row with `tld: fr`, nothing in the manifest shows
    that the product owns `example.fr`.

    ```yaml
    countries:
      se: { tld: de }
      #          ^^ warning: TLD `de` belongs to Germany; expected a TLD of Sweden or a generic one
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    // `duplicate-tld` reports TLDs that several countries have.
    let shared = Set(context.sharedTLDs(manifest).map(\.tld))
    for country in manifest.countries where context.isKnown(country) {
      let code = country.code.value
      guard let tld = country.tld, let owner = context.owner(ofDomain: tld.value), owner != code,
        !shared.contains(tld.value), context.isSuffix(tld.value, of: code),
        code != manifest.product.defaultCountry?.value
          || !Standards.genericCountryCodeDomains.contains(tld.value)
      else { continue }
      let name = context.name(code)
      context.report(
        self,
        "TLD `\(tld.value)` belongs to \(context.name(owner)); expected a TLD of \(name) "
          + "or a generic one",
        at: tld.range,
        help: "write `\(context.standards.countryCodeDomain(of: code))`, "
          + "the country-code domain of \(name), or allow it in a comment with a reason"
      )
    }
    checkSharedTLDs(manifest, in: &context)
  }

  /// Checks the TLDs of shared domains, which can also be the `tld` of any country in the manifest.
  private func checkSharedTLDs(_ manifest: Manifest, in context: inout RuleContext) {
    let own = Set(manifest.countries.compactMap(\.tld?.value))
    for country in manifest.countries {
      for tld in country.sharedTLDs where !own.contains(tld.value) {
        guard let owner = context.owner(ofDomain: tld.value), owner != country.code.value,
          context.isSuffix(tld.value), !Standards.genericCountryCodeDomains.contains(tld.value)
        else { continue }
        context.report(
          self,
          "shared TLD `\(tld.value)` belongs to \(context.name(owner)), and no country has "
            + "`tld: \(tld.value)`; expected the TLD of a country in the manifest or a generic one",
          at: tld.range,
          help: "write a suffix such as `com` or `eu`, or allow it in a comment with a reason"
        )
      }
    }
  }
}
