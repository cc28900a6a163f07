internal import CountryManifest
internal import ManifestFindings

/// What all rules share: the manifest, the values derived from it, and the findings so far.
package final class RuleContext {
  let manifest: Manifest
  let derivation: Derivation
  private(set) var findings: [Finding] = []
  private var reported: Set<Place> = []

  private struct Place: Hashable {
    var rule: RuleID
    var range: SourceRange
  }

  init(_ manifest: Manifest, _ derivation: Derivation) {
    (self.manifest, self.derivation) = (manifest, derivation)
  }

  /// Adds a finding, unless its rule has reported this place.
  func add(_ finding: Finding) {
    guard reported.insert(Place(rule: finding.id, range: finding.range)).inserted else { return }
    findings.add(finding)
  }
}
