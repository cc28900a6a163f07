internal import CountryManifest
internal import ManifestFindings

struct DuplicateTld: ValidationRule {
  static let id: RuleID = "duplicate-tld"
  static let summary = "two countries have the same TLD"
  static let explanation = """
    `Country(tld:)` and all hosts of a country with `hosts: tld` are derived from its TLD. If two
    countries share one, links open the wrong country.

    ```yaml
    countries:
      it: { tld: it }
      es: { tld: it }
      #          ^^ error: TLD `it` already belongs to Italy
    ```
    """

  let context: RuleContext

  func check() {
    for (tld, holders) in sharedTLDs {
      // The country that owns the TLD keeps it, whatever the order of rows. If none of the countries owns the TLD, the
      // first country keeps it.
      let rightful = holders.first { owner(ofDomain: tld) == manifest.countries[$0].code.value }
      let keeper = rightful ?? holders[0]
      guard let kept = manifest.countries[keeper].tld else { continue }
      let keeperName = name(of: manifest.countries[keeper])
      for holder in holders where holder != keeper {
        let code = manifest.countries[holder].code.value
        guard let written = manifest.countries[holder].tld else { continue }
        let own = standards.countryCodeDomain(of: code)
        report(
          "TLD `\(tld)` \(keeper < holder ? "already " : "")belongs to \(keeperName)",
          at: written.range,
          related: [.init("the TLD of \(keeperName)", at: kept.range)],
          help: own == tld || !standards.isCountry(code)
            ? nil : "write `\(own)`, the country-code domain of \(name(of: code))"
        )
      }
    }
  }
}

struct ForeignCctld: ValidationRule {
  static let id: RuleID = "foreign-cctld"
  static let severity = Finding.Severity.warning
  static let summary = "a TLD belongs to another country"
  static let explanation = """
    A country-code domain belongs to one country: `se` to Sweden, and `uk` to the United Kingdom,
    whose country code is `gb`. A copied row often still has the TLD of the original.

    The default country's TLD belongs to the product's main domain, so it can also be a country code
    that is used all over the world, such as `io` or `ai`.

    ```yaml
    countries:
      se: { tld: de }
      #          ^^ warning: TLD `de` belongs to Germany; expected a TLD of Sweden or a generic one
    ```
    """

  let context: RuleContext

  func check() {
    // `duplicate-tld` reports TLDs that several countries have.
    let shared = sharedTLDs
    for country in manifest.countries where isKnown(country) {
      let code = country.code.value
      let isMain = code == manifest.product.defaultCountry?.value
      guard let tld = country.tld, shared[tld.value] == nil, isSuffix(tld.value, of: code),
        let owner = owner(ofDomain: tld.value), owner != code,
        !isMain || !Standards.genericCountryCodeDomains.contains(tld.value)
      else { continue }
      let name = name(of: code)
      report(
        "TLD `\(tld.value)` belongs to \(self.name(of: owner)); expected a TLD of \(name) or a "
          + "generic one",
        at: tld.range,
        help: "write `\(standards.countryCodeDomain(of: code))`, the country-code domain of "
          + "\(name), or allow it in a comment with a reason"
      )
    }
  }
}

extension ValidationRule {
  /// The indices of the countries with a TLD, for each TLD that several countries have.
  fileprivate var sharedTLDs: [String: [Int]] {
    var holders: [String: [Int]] = [:]
    for (position, country) in manifest.countries.enumerated() {
      if let tld = country.tld { holders[tld.value, default: []].append(position) }
    }
    return holders.filter { $1.count > 1 }
  }

  /// The code of the country that owns the last label of a domain; nil if that label is a generic TLD.
  fileprivate func owner(ofDomain domain: String) -> String? {
    let last = domain.split(separator: ".").last ?? ""
    return last.utf8.count == 2 ? standards.owner(ofCountryCodeDomain: String(last)) : nil
  }

  /// Whether a domain can be a country's TLD: a public suffix, or the country's country-code domain.
  ///
  /// For some country-code domains, such as `za`, the public-suffix list has no rule, but only rules for domains below
  /// them.
  func isSuffix(_ domain: String, of code: String) -> Bool {
    domain == standards.countryCodeDomain(of: code) || isSuffix(domain)
  }

  /// Whether domains can be registered under a suffix, regardless of the country.
  func isSuffix(_ domain: String) -> Bool {
    standards.isPublicSuffix(domain) || !domain.contains(".") && owner(ofDomain: domain) != nil
  }
}
