internal import CountryManifest
internal import ManifestEmission

/// What the table of completeness says about a country.
enum MissingSteps: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    let missing = pair.change("missing") { side in
      side.manifest.completeness(of: side.country).missing.map(\.meaning)
    }
    guard pair.old != nil, pair.new != nil else { return missing }
    return missing
      + Completeness.Step.allCases.flatMap { step in
        pair.change("source of \(step.heading)", isDetail: true) { side in
          [side.manifest.completeness(of: side.country)[step].rawValue]
        }
      }
  }
}
