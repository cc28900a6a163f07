internal import ManifestDiagnostics

/// The distinct app languages of all countries in order of appearance, and which entry owns each:
/// the owner alone has a Smartling and an Android entry.
package struct AppLanguages: Sendable {
  package struct Entry: Sendable {
    package var name: String
    /// Positions of the owning entry.
    package var country: Int
    package var language: Int
    /// Whether the owner's row says another app language than would be derived.
    fileprivate var isShared: Bool
  }

  package private(set) var entries: [Entry] = []
  private var positions: [String: Int] = [:]

  package init(_ manifest: Manifest, _ standards: Standards) {
    for (country, row) in manifest.countries.enumerated() {
      for (position, language) in row.languages.enumerated() {
        let name = language.appLanguage(standards).value
        let entry = Entry(
          name: name,
          country: country,
          language: position,
          isShared: language.lproj != nil
        )
        if let known = positions[name] {
          // Whoever says `lproj` shares; whose own language it is owns it, wherever it stands.
          if entries[known].isShared, !entry.isShared { entries[known] = entry }
        } else {
          positions[name] = entries.count
          entries.append(entry)
        }
      }
    }
  }

  package var names: [String] { entries.map(\.name) }

  package func position(of name: String) -> Int? { positions[name] }

  package func isOwner(_ name: String, country: Int, language: Int) -> Bool {
    guard let position = positions[name] else { return false }
    return entries[position].country == country && entries[position].language == language
  }
}

extension Language {
  /// The app language that shows it.
  package func appLanguage(_ standards: Standards) -> Sourced<String> {
    if let lproj { return Sourced(lproj) }
    let tag = try? LanguageTag.parse(locale.value, standards).get()
    let value = tag?.appLanguage(standards) ?? locale.value
    return Sourced(value, .derived(rule: "the locale", from: locale.range))
  }
}
