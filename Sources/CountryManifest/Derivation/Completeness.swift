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

    /// A column's heading.
    package var heading: String {
      switch self {
      case .domain: "TLD"
      case .languageURLs: "URLs"
      case .name: "name"
      case .names: "names"
      case .form: "form"
      case .deepLinks: "links"
      case .localizations: "lproj"
      case .smartling: "Smartling"
      case .smartlingForAndroid: "Android"
      }
    }

    package var meaning: String {
      switch self {
      case .domain: "TLD and help desk locale"
      case .languageURLs: "a URL for each language"
      case .name: "the name in the development language"
      case .names: "the names in the other app languages"
      case .form: "the account form"
      case .deepLinks: "associated domains in a variant of the app"
      case .localizations: "the languages in the Xcode projects"
      case .smartling: "the languages in Smartling's file for iOS"
      case .smartlingForAndroid: "the same for Android"
      }
    }
  }

  package enum State: String, CaseIterable, Sendable {
    /// All of it stands in the country's row.
    case written
    /// Some of it follows from the row, from another's or from a table.
    case derived
    case missing
    /// The product has no use for it: no variant of the app, no Xcode project.
    case unused
  }

  fileprivate let country: ResolvedCountry
  fileprivate let manifest: ResolvedManifest

  /// The steps that leave a hole.
  package var missing: [Step] { Step.allCases.filter { self[$0] == .missing } }

  package subscript(step: Step) -> State {
    let apps = manifest.written.apps
    let development = manifest.appLanguages.position(of: manifest.developmentLanguage)
    switch step {
    // Neither can be left out of a row.
    case .domain: return .written
    case .languageURLs: return Self.state(country.languages.map(\.url.provenance))
    case .name: return Self.state(development.map { [country.names[$0].provenance] } ?? [])
    case .names:
      let others = country.names.indices.filter { $0 != development }
      return others.isEmpty ? .unused : Self.state(others.map { country.names[$0].provenance })
    case .form: return country.form.isEmpty ? .missing : .written
    case .deepLinks:
      guard !apps.isEmpty else { return .unused }
      let isListed = apps.contains { $0.statuses.contains { $0.value == country.status } }
      return isListed ? .derived : .missing
    case .localizations:
      guard !manifest.written.xcodeProjects.isEmpty else { return .unused }
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
  package func completeness(_ position: Int) -> Completeness {
    Completeness(country: countries[position], manifest: self)
  }
}
