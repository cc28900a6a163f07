internal import CountryManifest
internal import ManifestDiagnostics

struct UnknownDomainSuffix: ValidationRule {
  static let id: RuleID = "unknown-domain-suffix"
  static let severity = Diagnostic.Severity.error
  static let summary = "a TLD is not a suffix under which domains can be registered"
  static let explanation = """
    A country's `tld` is what follows the product's name in its domain: an entry of the Public Suffix
    List (`co.uk`), a top-level domain (`com`) or the country's own code. With a typo here, the host
    does not exist or belongs to somebody else.

    ```yaml
    countries:
      gb: { tld: uk.co }
      #          ^^^^^ error: TLD `uk.co` is not a suffix under which domains can be registered
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries {
      guard let tld = country.tld, !tld.value.isEmpty,
        !context.isSuffix(tld.value, of: country.code.value)
      else { continue }
      let better = suggestion(tld.value, country, context)
      var message = "TLD `\(tld.value)` is not a suffix under which domains can be registered"
      if let problem = HostName.problem(inName: tld.value) {
        message = "TLD `\(tld.value)` is not a domain name: \(problem)"
      }
      var help = better.map { "write `\($0)`" }
      if help == nil, context.isKnown(country) {
        let name = context.name(country)
        help =
          "write `\(context.standards.countryCodeDomain(of: country.code.value))`, "
          + "the country-code domain of \(name)"
      }
      context.report(self, message, at: tld.range, help: help)
    }
  }

  /// `.IT` → `it`, `uk.co` → `co.uk`.
  private func suggestion(_ tld: String, _ country: Country, _ context: RuleContext) -> String? {
    let labels = tld.lowercased().split(separator: ".")
    let candidates = [labels.joined(separator: "."), labels.reversed().joined(separator: ".")]
    return candidates.first { candidate in
      guard !candidate.isEmpty, context.isSuffix(candidate, of: country.code.value) else {
        return false
      }
      let owner = context.owner(ofDomain: candidate)
      return owner == nil || owner == country.code.value
    }
  }
}
