internal import CountryManifest
internal import ManifestFindings

struct DuplicateTld: ValidationRule {
  static let id: RuleID = "duplicate-tld"
  static let severity = Finding.Severity.error
  static let summary = "two countries have the same TLD"
  static let explanation = """
    `Country(tld:)` and all hosts of a country with `hosts: tld` are derived from its TLD. If two
    countries share one, links open the wrong country.

    ```yaml
    countries:
      it: { tld: it }
      es: { tld: it }
      #          ^^ error: TLD `it` already belongs to Italy
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for (tld, holders) in context.sharedTLDs(manifest) {
      // The country that owns the TLD keeps it, whatever the order of rows. If none of the countries owns the TLD, the
      // first country keeps it.
      let rightful = holders.first {
        context.owner(ofDomain: tld) == manifest.countries[$0].code.value
      }
      let keeper = rightful ?? holders[0]
      guard let kept = manifest.countries[keeper].tld else { continue }
      let keeperName = context.name(manifest.countries[keeper])
      for holder in holders where holder != keeper {
        guard let written = manifest.countries[holder].tld else { continue }
        let code = manifest.countries[holder].code.value
        let own = context.standards.countryCodeDomain(of: code)
        let name = context.name(code)
        context.report(
          self,
          "TLD `\(tld)` \(keeper < holder ? "already " : "")belongs to \(keeperName)",
          at: written.range,
          related: [.init("the TLD of \(keeperName)", at: kept.range)],
          help: own == tld || !context.standards.isCountry(code)
            ? nil : "write `\(own)`, the country-code domain of \(name)"
        )
      }
    }
  }
}
