internal import CountryManifest

/// The values of a country that are one scalar and belong to no other kind of change.
enum CountryValues: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    scalars.flatMap { pair.change($0) }
  }

  /// The prefix, which few countries have, comes last.
  private static let scalars =
    CountryScalar.allCases.filter { ![.status, .name, .helpDeskLocale, .prefix].contains($0) }
    + [.prefix]
}
