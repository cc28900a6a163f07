internal import CountryManifest
internal import ManifestDiagnostics

struct DomainClaimedTwice: ValidationRule {
  static let id: RuleID = "domain-claimed-twice"
  static let severity = Diagnostic.Severity.error
  static let summary = "two countries have the same TLD"
  static let explanation = """
    `Country(tld:)` and every host of a country with `hosts: tld` come from its TLD: where two rows
    share one, a link opens the wrong market.

    ```yaml
    countries:
      it: { tld: it }
      es: { tld: it }
      #          ^^ error: TLD `it` already belongs to Italy
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var owners: [String: Country] = [:]
    for country in manifest.countries {
      guard let tld = country.tld else { continue }
      guard let owner = owners[tld.value], let first = owner.tld else {
        owners[tld.value] = country
        continue
      }
      let ownerName = context.standards.englishName(owner.code.value)
      let own = context.standards.countryCodeDomain(of: country.code.value)
      let name = context.standards.englishName(country.code.value)
      context.report(
        self, "TLD `\(tld.value)` already belongs to \(ownerName)", at: tld.range,
        related: [.init("\(ownerName)'s, first", at: first.range)],
        help: own == tld.value ? nil : "\(name)'s country-code domain is `\(own)`")
    }
  }
}
