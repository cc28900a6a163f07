internal import CountryManifest
internal import ManifestDiagnostics

struct ForeignCctld: ValidationRule {
  static let id: RuleID = "foreign-cctld"
  static let severity = Diagnostic.Severity.error
  static let summary = "a country's TLD is another country's"
  static let explanation = """
    A country-code domain belongs to one country: `se` is Sweden's, and `uk` the United Kingdom's
    though its code is `gb`. A copied row keeps the domain of the row it came from.

    ```yaml
    countries:
      se: { tld: de }
      #          ^^ error: TLD `de` is Germany's, expected one of Sweden's or of nobody's
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    // A TLD that two rows have is the other rule's.
    let shared = Set(context.sharedTLDs(manifest).map(\.tld))
    for country in manifest.countries where context.isKnown(country) {
      let code = country.code.value
      guard let tld = country.tld, let owner = context.owner(ofDomain: tld.value), owner != code,
        !shared.contains(tld.value), context.isSuffix(tld.value, of: code)
      else { continue }
      let name = context.name(code)
      context.report(
        self,
        "TLD `\(tld.value)` is \(context.name(owner))'s, expected one of \(name)'s "
          + "or of nobody's",
        at: tld.range,
        help: "\(name)'s country-code domain is `\(context.standards.countryCodeDomain(of: code))`"
      )
    }
  }
}
