internal import CountryManifest
internal import ManifestFindings

struct UnknownDomainSuffix: ValidationRule {
  static let id: RuleID = "unknown-domain-suffix"
  static let severity = Finding.Severity.warning
  static let summary = "a domain cannot be registered under its suffix, or is itself a suffix"
  static let explanation = """
    A country's `tld` is the part of its domain after the product's name: an entry of the Public Suffix
    List (`co.uk`), a top-level domain (`com`) or the country's own code. With a typo here, the host
    does not exist or belongs to another owner. A `shared_tld` is such a suffix, too, and an
    environment's `domain` is a domain under one. If a suffix is newer than the list in nd-config, allow
    it by a comment. Outside production, a domain can also be `localhost`, or a name under `localhost`,
    `test` or `internal`, which are reserved for local use.

    A public suffix cannot be registered itself: browsers refuse cookies for it, and certificate
    authorities issue no certificates. Under `bd`, domains are registered only at the third level, so
    `example.bd` is a public suffix just like `com.bd`.

    ```yaml
    countries:
      gb: { tld: uk.co }
      #          ^^^^^ warning: TLD `uk.co` is not a suffix under which domains can be registered
    ```
    """

  let context: RuleContext

  func check() {
    for (domain, environment) in manifest.writtenDomains { check(domain, of: environment) }
    for country in manifest.countries {
      if let tld = country.tld, !isSuffix(tld.value, of: country.code.value) {
        let own = isKnown(country) ? standards.companySuffix(of: country.code.value) : nil
        report("TLD", tld, [own, "com"].compactMap(\.self))
      }
      for tld in country.sharedTLDs where !isSuffix(tld.value) {
        report("shared TLD", tld, ["com"])
      }
      for domain in country.entitlementDomains { check(domain, of: production) }
      checkSites(country)
    }
    for site in manifest.environments.compactMap(\.site) {
      guard let tld = manifest.defaultCountry?.tld?.value, site.value.hasSuffix(".\(tld)") else {
        continue
      }
      report(
        "site `\(site.value)` ends with the TLD `\(tld)`, which is added to it",
        at: site.range,
        help: "write `\(site.value.dropLast(tld.count + 1))`"
      )
    }
  }

  /// Reports a suffix, and suggests the first of the usual ones unless another one is similar.
  private func report(_ kind: String, _ tld: Located<String>, _ usual: [String]) {
    let near = nearestName(to: tld.value, among: usual + ["eu", "net", "org", "info", "dev"])
    report(
      "\(kind) `\(tld.value)` is not a suffix under which domains can be registered",
      at: tld.range,
      help: near.map { "write `\($0)`" } ?? "write a suffix such as `\(usual[0])`"
    )
  }

  private func check(_ domain: Located<String>, of environment: Environment?) {
    let name = HostName.afterWildcard(domain.value)
    let labels = name.split(separator: ".")
    if standards.isPublicSuffix(name) {
      return report(
        "`\(name)` is a public suffix; expected a registered domain",
        at: domain.range,
        help: "write a domain that the product owns, such as `example.\(name)`"
      )
    }
    let isLocal = labels.last.map { ["localhost", "test", "internal"].contains($0) } == true
    if isLocal, labels.count > 1 || domain.value == "localhost",
      environment?.name.value != Environment.production
    {
      return
    }
    let ends = labels.indices.dropFirst().map { labels[$0...].joined(separator: ".") }
    guard !ends.contains(where: { isSuffix($0) }) else { return }
    report(
      "domain `\(domain.value)` does not end with a suffix under which domains can be registered",
      at: domain.range,
      help: "write a domain that the product owns, such as `example.com`"
    )
  }

  /// Reports a site that forms a public suffix with a country's own or shared TLD.
  private func checkSites(_ country: Country) {
    let ownsDomain =
      country.hosts?.value == .tld || country.code.value == manifest.product.defaultCountry?.value
      || country.accepts.contains { $0.value.form == .tld }
    for tld in [ownsDomain ? country.tld : nil, country.sharedTLD].compactMap(\.self) {
      let environment = manifest.environments.first { environment in
        environment.site.map { standards.isPublicSuffix("\($0.value).\(tld.value)") } ?? false
      }
      guard let site = environment?.site else { continue }
      report(
        "`\(site.value).\(tld.value)` is a public suffix; expected a registered domain",
        at: tld.range,
        related: [.init("the other part of the domain", at: site.range)],
        help: "write the suffix under which the product's domain is registered, or another site"
      )
    }
  }
}

extension Manifest {
  /// All values of `domain` with their environments: those of environments, and those of services in an environment.
  var writtenDomains: [(domain: Located<String>, environment: Environment?)] {
    environments.compactMap { environment in environment.domain.map { ($0, environment) } }
      + services.flatMap(\.addresses).compactMap { address in
        address.domain.map { domain in
          (domain, environments.first { $0.name.value == address.environment.value })
        }
      }
  }
}

extension Country {
  /// The TLDs of shared domains that are written in the country's row.
  var sharedTLDs: [Located<String>] {
    [sharedTLD].compactMap(\.self)
      + accepts.compactMap { accepted in
        accepted.value.sharedTLD.map { Located($0, at: accepted.range) }
      }
  }
}
