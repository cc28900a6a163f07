internal import CountryManifest
internal import ManifestDiagnostics

/// The help center of a country.
enum HelpDesk: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    pair.change("help-desk locale", isDetail: true) {
      $0.country.helpDeskLocale.map { [$0.value] } ?? []
    }
      + pair.change("help center") { $0.country.helpDeskURL.map { [$0] } ?? [] }
  }
}
