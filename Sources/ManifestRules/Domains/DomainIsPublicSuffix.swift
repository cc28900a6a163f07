internal import CountryManifest
internal import ManifestDiagnostics

struct DomainIsPublicSuffix: ValidationRule {
  static let id: RuleID = "domain-is-public-suffix"
  static let severity = Diagnostic.Severity.error
  static let summary = "a site and a TLD together form a public suffix"
  static let explanation = """
    Nobody can register a public suffix: browsers refuse cookies for it, and certificate authorities
    issue no certificates. Under `bd`, domains are registered only at the third level, so
    `example.bd` is a public suffix just like `com.bd`.

    ```yaml
    environments:
      production: { site: example, hosts: country }
    countries:
      bd: { tld: bd, hosts: tld }
      #          ^^ error: `example.bd` is a public suffix
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var reported: Set<SourceRange> = []
    for country in manifest.countries {
      // The list has two-label rules only under country-code domains.
      guard let tld = country.tld, tld.value.utf8.count == 2,
        context.ownsDomain(country, manifest),
        let environment = manifest.environments.first(where: { environment in
          guard let site = environment.site?.value, !site.isEmpty else { return false }
          return context.standards.isPublicSuffix("\(site).\(tld.value)")
        }), let site = environment.site
      else { continue }
      // Either every second-level domain is a suffix there, or just this one.
      let isEverySite = context.standards.publicSuffixes.contains("*.\(tld.value)")
      let place = isEverySite ? tld.range : site.range
      guard reported.insert(place).inserted else { continue }
      context.report(
        self,
        "`\(site.value).\(tld.value)` is a public suffix; expected a domain under one",
        at: place,
        related: [
          isEverySite
            ? .init("the site of `\(environment.name.value)`", at: site.range)
            : .init("the TLD of \(context.name(country))", at: tld.range)
        ],
        help: isEverySite
          ? "write the suffix under which the product's domain is registered, such as "
            + "`com.\(tld.value)`"
          : "give `\(environment.name.value)` another site"
      )
    }
  }
}
