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
    var empty: [(text: Located<String>, kind: StaticString)] = []
    func add(_ text: Located<String>?, _ kind: StaticString) {
      guard let text, text.value.utf8.allSatisfy(\.isSpaceOrTab) else { return }
      empty.append((text, kind))
    }
    manifest.forEachText(add)
    for environment in manifest.environments { add(environment.site, "a site") }
    for (domain, _) in manifest.writtenDomains { add(domain, "a domain") }
    for position in manifest.countries.indices {
      let country = manifest.countries[position]
      add(country.tld, "a TLD")
      add(country.prefix, "a prefix")
      for (_, site) in country.sites { add(site, "a site") }
      add(country.sharedTLD, "a shared TLD")
    }
    guard !empty.isEmpty else { return }
    let values = EmptyTextValues(manifest, context)
    for (text, kind) in empty {
      context.report(
        self,
        "\(kind) is empty",
        at: text.range,
        help: values.help[text.range] ?? "write a value, or delete the key if it is optional"
      )
    }
  }
}
