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
    func check(_ text: Located<String>?, _ kind: StaticString) {
      guard let text, text.value.utf8.allSatisfy(\.isSpaceOrTab) else { return }
      context.report(
        self,
        "\(kind) is empty",
        at: text.range,
        help: "write a value, or delete the key if it is optional"
      )
    }
    manifest.forEachText(check)
    for environment in manifest.environments { check(environment.site, "a site") }
    for (domain, _) in manifest.writtenDomains { check(domain, "a domain") }
    for country in manifest.countries {
      check(country.tld, "a TLD")
      check(country.prefix, "a prefix")
      for (_, site) in country.sites { check(site, "a site") }
      check(country.sharedTLD, "a shared TLD")
    }
  }
}
