internal import CountryManifest
internal import ManifestFindings

/// What all rules share: the manifest, the values derived from it, cached results, and the findings so far.
package final class RuleContext {
  let manifest: Manifest
  let derivation: Derivation
  private(set) var findings: [Finding] = []
  private var reported: Set<Place> = []
  private var tags: [String: LanguageTag?] = [:]
  private var patterns: [[UInt8]: PortablePattern?] = [:]
  /// The address format of each country.
  private(set) lazy var addresses = manifest.countries.map {
    derivation.standards.addressFormat(of: $0.code.value)
  }

  /// Keys of `countries` that are not country codes; usually empty.
  private(set) lazy var unknownCodes = Set(
    manifest.countries.map(\.code.value).filter { !derivation.standards.isCountry($0) }
  )

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

  /// The parsed tag; nil unless it is well-formed, known and canonical.
  func tag(_ text: String) -> LanguageTag? {
    if let known = tags[text] { return known }
    let tag = try? LanguageTag(text, derivation.standards)
    tags[text] = .some(tag)
    return tag
  }

  /// The parsed pattern; nil if it is invalid.
  ///
  /// The keys are bytes, because Swift takes `é` and its decomposed form as equal.
  func pattern(_ text: String) -> PortablePattern? {
    let bytes = Array(text.utf8)
    if let known = patterns[bytes] { return known }
    let pattern = try? PortablePattern(text)
    patterns[bytes] = .some(pattern)
    return pattern
  }
}
