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
      let root = standards.countryCodeDomain(of: country.code.value)
      if let tld = country.tld, !isSuffix(tld.value, of: country.code.value) {
        let own = [root, "co.\(root)", "com.\(root)"].filter { isSuffix($0) }
        let better = suffix(meantBy: tld.value, own + Self.common)
        report("TLD", tld, better ?? (isKnown(country) ? root : nil))
      }
      for tld in country.sharedTLDs where !isSuffix(tld.value) {
        report("shared TLD", tld, suffix(meantBy: tld.value, Self.common))
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

  private func report(_ kind: String, _ tld: Located<String>, _ better: String?) {
    report(
      "\(kind) `\(tld.value)` is not a suffix under which domains can be registered",
      at: tld.range,
      help: better.map { "write `\($0)`" } ?? "write a suffix such as `com` or `eu`"
    )
  }

  private func check(_ domain: Located<String>, of environment: Environment?) {
    let name = HostName.afterWildcard(domain.value)
    let wildcard = domain.value.dropLast(name.count)
    let labels = name.split(separator: ".")
    if standards.isPublicSuffix(name) {
      return report(
        "`\(name)` is a public suffix; expected a registered domain",
        at: domain.range,
        help: "write a domain that the product owns, such as `\(wildcard)example.\(name)`"
      )
    }
    let isLocal = labels.last.map { ["localhost", "test", "internal"].contains($0) } == true
    if isLocal, labels.count > 1 || domain.value == "localhost",
      environment?.name.value != Environment.production
    {
      return
    }
    guard !Self.ends(of: labels).contains(where: { isSuffix($0) }) else { return }
    let near = labels.last.flatMap { nearestName(to: String($0), among: Self.common) }
    report(
      "domain `\(domain.value)` does not end with a suffix under which domains can be registered",
      at: domain.range,
      help: near.map {
        "write `\(wildcard)\((labels.dropLast() + [$0[...]]).joined(separator: "."))`"
      }
        ?? "write a domain that the product owns, such as `example.com`"
    )
  }

  private static let common = ["com", "eu", "net", "org", "info", "dev"]

  /// The ends of a domain: `co.jp`, `jp` of `example.co.jp`.
  private static func ends(of labels: [Substring]) -> [String] {
    labels.indices.dropFirst().map { labels[$0...].joined(separator: ".") }
  }

  /// The suffix that was probably meant, such as `co.uk` for `uk.co` and `co.jp` for `example.co.jp`.
  private func suffix(meantBy tld: String, _ usual: [String]) -> String? {
    let labels = tld.split(separator: ".")
    let reversed = labels.reversed().joined(separator: ".")
    return ([reversed] + Self.ends(of: labels)).first { $0 != tld && isSuffix($0) }
      ?? nearestName(to: tld, among: usual)
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
      guard let environment, let site = environment.site else { continue }
      // If all domains directly under the TLD are suffixes, the mistake is the TLD; otherwise it is the site.
      let isEverySite = standards.publicSuffixes.contains("*.\(tld.value)")
      report(
        "`\(site.value).\(tld.value)` is a public suffix; expected a registered domain",
        at: (isEverySite ? tld : site).range,
        related: [.init("the other part of the domain", at: (isEverySite ? site : tld).range)],
        help: isEverySite
          ? "write the suffix under which the product's domain is registered, such as `com.\(tld.value)`"
          : "give `\(environment.name.value)` another site"
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
