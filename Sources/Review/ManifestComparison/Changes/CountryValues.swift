internal import CountryManifest
internal import ManifestFindings

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

/// The values of a country that are one scalar and belong to no other kind of change.
enum CountryValues: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    scalars.flatMap { pair.change($0) }
      + pair.change("sites") { side in
        side.country.sites.map { "\($0.site.value) in \($0.environment.value)" }
      }
  }

  /// The prefix, which few countries have, comes last.
  private static let scalars =
    CountryScalar.allCases.filter { ![.status, .name, .helpDeskLocale, .prefix].contains($0) }
    + [.prefix]
}
