internal import CountryManifest
internal import ManifestDiagnostics

struct UnknownDomainSuffix: ValidationRule {
  static let id: RuleID = "unknown-domain-suffix"
  static let severity = Diagnostic.Severity.error
  static let summary = "a TLD is not one under which domains are registered"
  static let explanation = """
    A country's `tld` is what stands right of the product's name: a rule of the public-suffix list
    (`co.uk`), a root TLD (`com`) or the country's own code. A slip here is a host that does not
    exist, or somebody else's.

    ```yaml
    countries:
      gb: { tld: uk.co }
      #          ^^^^^ error: TLD `uk.co` is no suffix under which domains are registered
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries {
      guard let tld = country.tld, !tld.value.isEmpty,
        !context.isSuffix(tld.value, of: country.code.value)
      else { continue }
      let better = suggestion(tld.value, country, context)
      var message = "TLD `\(tld.value)` is no suffix under which domains are registered"
      if let problem = HostName.problem(inName: tld.value) {
        message = "TLD `\(tld.value)` is no domain: \(problem)"
      }
      var help = better.map { "did you mean `\($0)`?" }
      if help == nil, context.isKnown(country) {
        let name = context.name(country)
        help =
          "\(name)'s country-code domain is "
          + "`\(context.standards.countryCodeDomain(of: country.code.value))`"
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
