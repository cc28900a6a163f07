internal import CountryManifest
internal import ManifestFindings

extension RuleContext {
  /// TLDs that several countries have, with the positions of those countries, in manifest order.
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

  /// The country whose top-level domain a domain is under; nil under a generic one.
  func owner(ofDomain domain: String) -> String? {
    let last = domain.utf8.lastIndex(of: UInt8(ascii: ".")).map {
      domain[domain.index(after: $0)...]
    }
    guard (last?.utf8.count ?? domain.utf8.count) == 2 else { return nil }
    guard
      case .country(let code) = standards.owner(
        ofCountryCodeDomain: last.map(String.init) ?? domain
      )
    else { return nil }
    return code
  }

  /// Whether a domain can be a country's TLD: a public suffix, a top-level domain or the country's own.
  ///
  /// For some country-code domains, such as `za`, the list has rules for the second level only.
  func isSuffix(_ domain: String, of code: String) -> Bool {
    domain == standards.countryCodeDomain(of: code) || isSuffix(domain)
  }

  /// Whether domains can be registered under a suffix, whichever country it belongs to.
  func isSuffix(_ domain: String) -> Bool {
    standards.isPublicSuffix(domain)
      || !domain.utf8.contains(UInt8(ascii: ".")) && owner(ofDomain: domain) != nil
  }

  /// Whether the product has a domain under a country's TLD: the default country, countries with
  /// `hosts: tld`, and countries that accept it.
  func ownsDomain(_ country: Country, _ manifest: Manifest) -> Bool {
    country.hosts?.value == .tld || country.code.value == manifest.product.defaultCountry?.value
      || country.accepts.contains { $0.value.form == .tld }
  }
}
