internal import CountryManifest
internal import ManifestEmission

/// What the table of completeness says about a country.
enum MissingSteps: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    let (before, after) = (states(pair.old), states(pair.new))
    if before == after { return [] }
    let missing = pair.change("missing", from: meanings(before), to: meanings(after))
    guard let before, let after else { return missing }
    return missing
      + Completeness.Step.allCases.indices.flatMap { index in
        pair.change(
          "source of \(Completeness.Step.allCases[index].heading)",
          isDetail: true,
          from: [before[index].rawValue],
          to: [after[index].rawValue]
        )
      }
  }

  /// The state of each step; nil where the country is not there.
  private static func states(_ side: CountryPair.Side?) -> [Completeness.State]? {
    side.map { side in
      let completeness = side.manifest.completeness(of: side.country)
      return Completeness.Step.allCases.map { completeness[$0] }
    }
  }

  private static func meanings(_ states: [Completeness.State]?) -> [String] {
    zip(Completeness.Step.allCases, states ?? []).filter { $1 == .missing }.map(\.0.meaning)
  }
}
