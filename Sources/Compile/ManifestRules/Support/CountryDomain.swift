internal import CountryManifest
internal import ManifestFindings

extension RuleContext {
  /// TLDs that several countries have, with the indices of these countries, in the order of the manifest.
  func sharedTLDs(_ manifest: Manifest) -> [(tld: String, holders: [Int])] {
    var first: [String: Int] = [:]
    var positions: [String: Int] = [:]
    var shared: [(tld: String, holders: [Int])] = []
    for position in manifest.countries.indices {
      guard let tld = manifest.countries[position].tld?.value else { continue }
      guard let owner = first[tld] else {
        first[tld] = position
        continue
      }
      if let known = positions[tld] {
        shared[known].holders.append(position)
      } else {
        positions[tld] = shared.count
        shared.append((tld, [owner, position]))
      }
    }
    return shared
  }

  /// The code of the country that owns the last label of a domain; nil if that label is a generic TLD.
  func owner(ofDomain domain: String) -> String? {
    let last = domain.utf8.lastIndex(of: UInt8(ascii: ".")).map {
      domain[domain.index(after: $0)...]
    }
    guard (last?.utf8.count ?? domain.utf8.count) == 2 else { return nil }
    return standards.owner(ofCountryCodeDomain: last.map(String.init) ?? domain)
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
    standards.isPublicSuffix(domain)
      || !domain.utf8.contains(UInt8(ascii: ".")) && owner(ofDomain: domain) != nil
  }

  /// Whether the product has a domain under a country's TLD.
  ///
  /// This is the case for the default country, for countries with `hosts: tld`, and for countries whose `accepts`
  /// contains `tld`.
  func ownsDomain(_ country: Country, _ manifest: Manifest) -> Bool {
    country.hosts?.value == .tld || country.code.value == manifest.product.defaultCountry?.value
      || country.accepts.contains { $0.value.form == .tld }
  }
}
