internal import CountryManifest

/// The hosts whose links open the app.
enum DeepLinks: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    pair.change("deep links") { $0.country.deepLinkHosts.map(\.value) }
  }
}
