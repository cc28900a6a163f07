internal import CountryManifest
internal import ManifestFindings

extension SubdomainBudget {
  func report(
    _ rule: some ValidationRule,
    _ message: String,
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    let last = countries.last.map { manifest.countries[$0].code }
    let codes = countries.map { manifest.countries[$0].code.value }
    context.report(
      rule,
      message,
      at: limit.range,
      related: last.map { [.init("the last of these countries", at: $0.range)] } ?? [],
      notes: ["countries on `\(domain)`: \(listing(codes))"],
      help: environment.hosts?.value == .subdomain
        ? "raise the limit, or write `hosts: country` in `\(environment.name.value)`, so that countries "
          + "can have other domains"
        : "raise the limit, or give a country its own domain with `hosts: tld`, or another shared domain "
          + "with `shared_tld`"
    )
  }
}
