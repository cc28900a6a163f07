internal import CountryManifest
internal import ManifestFindings

struct EmptyText: ValidationRule {
  static let id: RuleID = "empty-text"
  static let severity = Finding.Severity.error
  static let summary = "a required text is empty"
  static let explanation = """
    In YAML, a pair of quotes with nothing or only whitespace between them is a valid text. The label
    of a service can be empty; names, other labels, sites, TLDs and examples cannot.

    ```yaml
    product: { name: "" }
    #                ^^ error: the product's name is empty
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    manifest.forEachText { check($0, $1, in: &context) }
    for environment in manifest.environments {
      if let site = environment.site { check(site, "a site", in: &context) }
    }
    for (domain, _) in manifest.writtenDomains { check(domain, "a domain", in: &context) }
    for position in manifest.countries.indices {
      let country = manifest.countries[position]
      if let tld = country.tld { check(tld, "a TLD", in: &context) }
      if let prefix = country.prefix { check(prefix, "a prefix", in: &context) }
      for (_, site) in country.sites { check(site, "a site", in: &context) }
      if let tld = country.sharedTLD { check(tld, "a shared TLD", in: &context) }
    }
  }

  private func check(
    _ text: Located<String>,
    _ kind: StaticString,
    in context: inout RuleContext
  ) {
    guard text.value.utf8.allSatisfy(\.isSpaceOrTab) else { return }
    context.report(
      self,
      "\(kind) is empty",
      at: text.range,
      help: "write a value, or delete the key if it is optional"
    )
  }
}
