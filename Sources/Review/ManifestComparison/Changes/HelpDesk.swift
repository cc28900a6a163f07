internal import CountryManifest

/// The help center of a country.
enum HelpDesk: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    pair.change(.helpDeskLocale, isDetail: true)
      + pair.change("help center") { $0.country.helpDeskURL.map { [$0] } ?? [] }
  }
}
