internal import CountryManifest
internal import ManifestDiagnostics

struct HostLookupNotReversible: ValidationRule {
  static let id: RuleID = "host-lookup-not-reversible"
  static let severity = Diagnostic.Severity.error
  static let summary = "a host does not resolve to its own country and environment"
  static let explanation = """
    `Environment(host:)` must map every generated host back to its country and environment, or links
    open the wrong country. All hosts are tried. Under the site of an environment with
    `hosts: named`, every label is the name of a preview.

    ```yaml
    environments:
      preview: { site: example-test, hosts: named }
    countries:
      it: { tld: it, entitlement_domains: [promo.example-test.com] }
      #                                    ^^^^^^^^^^^^^^^^^^^^^^ error: `promo.example-test.com` resolves to `preview`
    ```
    """

  /// A name that does not begin with a country code.
  private static let sampleName = "preview-1"

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard let main = manifest.defaultCountry?.tld?.value else { return }
    let resolver = context.derivation.hostResolver
    var failed: Set<Int> = []
    // A host in the table is there once, so it leads back: what two would share is `DuplicateHost`'s.
    for (position, environment) in manifest.environments.enumerated() {
      guard environment.hosts?.value == .named, let site = environment.site,
        isOnlyUser(of: site.value, manifest)
      else { continue }
      let suffix = ".\(site.value).\(main)"
      for country in manifest.countries.indices {
        let code = manifest.countries[country].code.value
        let prefix = code == manifest.product.defaultCountry?.value ? "" : "\(code)-"
        let meaning = resolver.resolve("\(prefix)\(Self.sampleName)\(suffix)")
        guard meaning?.environment != position || meaning?.country != country else { continue }
        failed.insert(country)
      }
      checkEntitlementDomains(manifest, environment, suffix, in: &context)
    }
    report(failed, manifest, in: &context)
  }

  private func isOnlyUser(of site: String, _ manifest: Manifest) -> Bool {
    manifest.environments.count { $0.site?.value == site } == 1
  }

  private func checkEntitlementDomains(
    _ manifest: Manifest,
    _ environment: Environment,
    _ suffix: String,
    in context: inout RuleContext
  ) {
    for country in manifest.countries where !country.entitlementDomains.isEmpty {
      for domain in country.entitlementDomains where domain.value.hasSuffix(suffix) {
        context.report(
          self,
          "`\(domain.value)` resolves to `\(environment.name.value)`; expected "
            + "\(context.name(country)) in `production`",
          at: domain.range,
          related: environment.site.map { [.init("the site of that environment", at: $0.range)] }
            ?? [],
          help:
            "use a domain outside `\(suffix.dropFirst())`, where every label is the name of a preview"
        )
      }
    }
  }

  /// Other rules report invalid codes, sites and labels.
  private func report(_ failed: Set<Int>, _ manifest: Manifest, in context: inout RuleContext) {
    guard !failed.isEmpty, isSuffix(manifest.defaultCountry, context),
      manifest.environments.allSatisfy({ isLabel($0.site) }),
      manifest.services.allSatisfy({ $0.label?.value == "" || isLabel($0.label) })
    else { return }
    for position in failed.sorted() {
      let country = manifest.countries[position]
      guard context.isKnown(country), isSuffix(country, context) else { continue }
      context.report(
        self,
        "a host of \(context.name(country)) resolves to another country or to none",
        at: country.code.range
      )
    }
  }

  private func isSuffix(_ country: Country?, _ context: RuleContext) -> Bool {
    guard let country, let tld = country.tld else { return false }
    return context.isSuffix(tld.value, of: country.code.value)
  }

  private func isLabel(_ text: Located<String>?) -> Bool {
    text.map { HostName.problem(inLabel: $0.value[...]) == nil } ?? false
  }
}
