internal import ManifestFindings

/// The steps of a country's launch that people once did by hand, and the source of each step's values now.
package struct Completeness: Sendable {
  /// The steps, in the order in which people worked through them.
  package enum Step: String, CaseIterable, Sendable {
    case domain
    case languageURLs
    case name
    case names
    case form
    case deepLinks
    case localizations
    case smartling
    case smartlingForAndroid
  }

  package enum State: String, CaseIterable, Sendable {
    /// The country's row contains all values of the step.
    case written
    /// At least one value is derived from this row, from another row or from a table.
    case derived
    case missing
    /// The step is not needed, for example because there is no app variant or account form.
    case unused
  }

  fileprivate let country: ResolvedCountry
  fileprivate let manifest: ResolvedManifest
  /// The country's status, or `live` for the completeness that the country would have after its launch.
  fileprivate let status: Country.Status

  package var missing: [Step] { Step.allCases.filter { self[$0] == .missing } }

  package subscript(step: Step) -> State {
    let apps = manifest.apps
    switch step {
    case .domain: return country.tld == nil ? .unused : .written
    case .languageURLs: return Self.state(country.languages) { $0.url.provenance }
    case .name:
      let names = development.map { [country.names[$0]] } ?? []
      return Self.state(names) { $0.provenance }
    case .names:
      let development = development
      let others = country.names.indices.lazy.filter { $0 != development }
      return others.isEmpty ? .unused : Self.state(others) { country.names[$0].provenance }
    case .form: return country.form.isEmpty ? .unused : .written
    case .deepLinks:
      guard !apps.isEmpty else { return .unused }
      let isListed = apps.contains { $0.lists(status) }
      return isListed ? .derived : .missing
    case .localizations:
      guard !apps.isEmpty else { return .unused }
      return Self.state(country.languages) { $0.appLanguage.provenance }
    case .smartling:
      guard manifest.appLanguages.names.count > 1 else { return .unused }
      return Self.state(country.languages) { $0.smartling?.provenance }
    case .smartlingForAndroid:
      guard apps.contains(where: { $0.android != nil }), manifest.appLanguages.names.count > 1
      else { return .unused }
      return Self.state(country.languages) { $0.android?.provenance }
    }
  }

  /// The index of the development language among the app languages.
  private var development: Int? {
    manifest.appLanguages.position(of: manifest.developmentLanguage.value)
  }

  /// The state of a step with several parts; a nil provenance marks a part that another row owns.
  private static func state<Part>(
    _ parts: some Collection<Part>,
    _ provenance: (Part) -> Provenance?
  ) -> State {
    guard !parts.isEmpty else { return .missing }
    let isWritten = parts.allSatisfy { part in
      if case .written = provenance(part) { true } else { false }
    }
    return isWritten ? .written : .derived
  }
}

extension ResolvedManifest {
  /// What a country lacks; with `ifLive`, what it would lack if it were live.
  package func completeness(of country: ResolvedCountry, ifLive: Bool = false) -> Completeness {
    let status = ifLive ? .live : country.status.value
    return Completeness(country: country, manifest: self, status: status)
  }
}
