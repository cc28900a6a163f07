internal import CountryManifest
internal import ManifestDiagnostics

extension RuleContext {
  /// TLDs of more than one country, with the positions of those, in the order of the manifest.
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

  /// The country whose root domain a domain is under; nil where that is nobody's.
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

  /// Whether a domain can be a country's TLD: a public suffix, a root TLD or the country's own.
  ///
  /// Some country-code domains, such as `za`, have rules for their second level alone.
  func isSuffix(_ domain: String, of code: String) -> Bool {
    if domain == standards.countryCodeDomain(of: code) || standards.isPublicSuffix(domain) {
      return true
    }
    return !domain.utf8.contains(UInt8(ascii: ".")) && owner(ofDomain: domain) != nil
  }

  /// Whether the product has a domain at a country's TLD: the default country's, those of countries
  /// with `hosts: tld`, and those accepted.
  func ownsDomain(_ country: Country, _ manifest: Manifest) -> Bool {
    country.hosts?.value == .tld || country.code.value == manifest.product.defaultCountry?.value
      || country.accepts.contains { $0.value == .tld }
  }
}
