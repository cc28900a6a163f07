internal import CountryManifest

/// Whether a country is live or planned.
enum CountryStatus: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    pair.change(.status)
      + pair.change("app variants") { side in
        side.manifest.apps.filter { $0.lists(side.country.status.value) }.map(\.name)
      }
      // The order is that of the variants, whose rows say so.
      .filter { !$0.isReordering }
  }
}
