internal import CountryManifest
internal import ManifestDiagnostics

/// The domain of a country and what its hosts begin with.
enum CountryDomain: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    pair.change("TLD") { $0.country.tld.map { [$0.value] } ?? [] }
      + pair.change("hosts") { [$0.country.hosts.value.rawValue] }
      + pair.change("shared TLD") { $0.country.sharedTLD.map { [$0.value] } ?? [] }
      + pair.change("prefix") { side in
        side.country.prefix.value == side.country.code ? [] : [side.country.prefix.value]
      }
  }
}
