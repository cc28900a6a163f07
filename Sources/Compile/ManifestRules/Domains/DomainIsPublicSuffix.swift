internal import CountryManifest
internal import ManifestFindings

struct DomainIsPublicSuffix: ValidationRule {
  static let id: RuleID = "domain-is-public-suffix"
  static let severity = Finding.Severity.error
  static let summary = "a domain of the product is a public suffix"
  static let explanation = """
    A public suffix cannot be registered: browsers refuse cookies for it, and certificate authorities
    issue no certificates. Under `bd`, domains are registered only at the third level, so `example.bd`
    is a public suffix just like `com.bd`. The rule examines every site with a TLD or a `shared_tld`,
    and every `domain` of an environment.

    ```yaml
    environments:
      production: { site: example, hosts: country }
    countries:
      bd: { tld: bd, hosts: tld }
      #          ^^ error: `example.bd` is a public suffix
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    let site = manifest.environments.compactMap(\.site?.value).first { !$0.isEmpty } ?? "example"
    for (domain, _) in manifest.writtenDomains
    where context.standards.isPublicSuffix(domain.value) {
      context.report(
        self,
        "`\(domain.value)` is a public suffix; expected a registered domain",
        at: domain.range,
        help: "write a domain that the product owns, such as `\(site).\(domain.value)`"
      )
    }
    var reported: Set<SourceRange> = []
    for country in manifest.countries {
      if let tld = country.tld, context.ownsDomain(country, manifest) {
        check(tld, "TLD", of: country, manifest, &reported, in: &context)
      }
      if let tld = country.sharedTLD {
        check(tld, "shared TLD", of: country, manifest, &reported, in: &context)
      }
    }
  }

  private func check(
    _ tld: Located<String>,
    _ kind: String,
    of country: Country,
    _ manifest: Manifest,
    _ reported: inout Set<SourceRange>,
    in context: inout RuleContext
  ) {
    // Only country-code TLDs and suffixes below them, such as `bd` and `com.bd`, are checked. Under other TLDs, the
    // public-suffix list has no rules with more labels.
    guard tld.value.utf8.suffix(3).first == UInt8(ascii: ".") || tld.value.utf8.count == 2,
      let environment = manifest.environments.first(where: { environment in
        guard let site = environment.site?.value, !site.isEmpty else { return false }
        return context.standards.isPublicSuffix("\(site).\(tld.value)")
      }), let site = environment.site
    else { return }
    // If all domains directly under the TLD are suffixes, the mistake is the TLD; otherwise it is the site.
    let isEverySite = context.standards.publicSuffixes.contains("*.\(tld.value)")
    let place = isEverySite ? tld.range : site.range
    guard reported.insert(place).inserted else { return }
    context.report(
      self,
      "`\(site.value).\(tld.value)` is a public suffix; expected a registered domain",
      at: place,
      related: [
        isEverySite
          ? .init("the site of `\(environment.name.value)`", at: site.range)
          : .init("the \(kind) of \(context.name(country))", at: tld.range)
      ],
      help: isEverySite
        ? "write the suffix under which the product's domain is registered, such as "
          + "`com.\(tld.value)`"
        : "give `\(environment.name.value)` another site"
    )
  }
}
