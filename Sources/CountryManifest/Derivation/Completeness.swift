internal import ManifestDiagnostics

/// What a person once wrote by hand for a country, step by step, and where each now comes from.
package struct Completeness: Sendable {
  /// In the order in which people went through them.
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
    /// All of it is in the country's row.
    case written
    /// Some of it follows from the row, from another's or from a table.
    case derived
    case missing
    /// Nothing needs it: no variant of the app, no Xcode project, no account form.
    case unused
  }

  fileprivate let country: ResolvedCountry
  fileprivate let manifest: ResolvedManifest

  /// The steps that leave a hole.
  package var missing: [Step] { Step.allCases.filter { self[$0] == .missing } }

  package subscript(step: Step) -> State {
    let apps = manifest.apps
    let development = manifest.appLanguages.position(of: manifest.developmentLanguage.value)
    switch step {
    case .domain: return country.tld == nil ? .unused : .written
    case .languageURLs: return Self.state(country.languages.map(\.url.provenance))
    case .name: return Self.state(development.map { [country.names[$0].provenance] } ?? [])
    case .names:
      let others = country.names.indices.filter { $0 != development }
      return others.isEmpty ? .unused : Self.state(others.map { country.names[$0].provenance })
    case .form: return country.form.isEmpty ? .unused : .written
    case .deepLinks:
      guard !apps.isEmpty else { return .unused }
      let isListed = apps.contains { $0.lists(country) }
      return isListed ? .derived : .missing
    case .localizations:
      guard !manifest.xcodeProjects.isEmpty else { return .unused }
      return Self.state(country.languages.map(\.appLanguage.provenance))
    case .smartling:
      guard manifest.appLanguages.names.count > 1 else { return .unused }
      return Self.state(country.languages.map { $0.smartling?.provenance })
    case .smartlingForAndroid:
      guard apps.contains(where: { $0.android != nil }), manifest.appLanguages.names.count > 1
      else { return .unused }
      return Self.state(country.languages.map { $0.android?.provenance })
    }
  }

  /// The state of what has several parts; nil stands for what is another row's.
  private static func state(_ parts: [Provenance?]) -> State {
    guard !parts.isEmpty else { return .missing }
    let isWritten = parts.allSatisfy { if case .written = $0 { true } else { false } }
    return isWritten ? .written : .derived
  }
}

extension ResolvedManifest {
  package func completeness(of country: ResolvedCountry) -> Completeness {
    Completeness(country: country, manifest: self)
  }
}
