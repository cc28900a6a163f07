internal import ManifestFindings

/// The distinct app languages of all countries in order of appearance, with the owner of each.
///
/// The owner is an entry of a country's `languages`; only the owner gets a Smartling locale and an Android
/// qualifier. Languages that no country uses come last.
package struct AppLanguages: Sendable {
  package struct Entry: Sendable {
    package var name: String
    /// Nil for a language that no country uses: the development language, or one of `localization.languages`.
    package var owner: Owner?
    /// Whether the app has the language in any case: the development language, or one of `localization.languages`.
    package fileprivate(set) var isListed = false
    /// The name of the `.lproj` folder, if the manifest gives one that differs from the tag.
    package var folder: String?
    /// The Android qualifier, if the manifest gives it by the name of a folder, such as `values-no`.
    fileprivate(set) var qualifier: String?
    /// Whether the app language is named in the manifest, for example by `lproj`, and not derived from a
    /// locale.
    fileprivate var isShared: Bool
  }

  /// The index of a country, and of an entry of its `languages`.
  package struct Owner: Sendable, Equatable {
    package var country: Int
    package var language: Int
  }

  package private(set) var entries: [Entry] = []
  private var positions: [String: Int] = [:]
  /// The index in `entries` for each language of each country.
  private var assigned: [[Int]] = []

  package init(_ manifest: Manifest, _ standards: Standards) {
    self.init(manifest, manifest.localeTags(standards), standards)
  }

  init(_ manifest: Manifest, _ tags: [[LanguageTag?]], _ standards: Standards) {
    assigned.reserveCapacity(manifest.countries.count)
    for (country, row) in manifest.countries.enumerated() {
      assigned.append(
        row.languages.indices.map { index in
          let language = row.languages[index]
          let tag = language.lproj == nil ? tags[country][index] : nil
          let entry = Entry(
            name: language.lproj?.value ?? tag?.appLanguage(standards) ?? language.locale.value,
            owner: Owner(country: country, language: index),
            folder: language.folder,
            isShared: language.lproj != nil
          )
          return add(entry)
        }
      )
    }
    for language in manifest.languages where !entries.isEmpty {
      _ = add(
        Entry(
          name: language.tag.value,
          owner: nil,
          isListed: true,
          folder: language.folder,
          qualifier: language.qualifier,
          isShared: true
        )
      )
    }
    // An invalid development language is reported elsewhere and adds no entry.
    let development = manifest.developmentLanguageTag
    guard !manifest.isDevelopmentLanguageUnread, !entries.isEmpty,
      (try? LanguageTag(development, standards)) != nil
    else { return }
    _ = add(Entry(name: development, owner: nil, isListed: true, isShared: true))
  }

  /// Adds an entry, or merges it with the known entry of the same name; returns the entry's index.
  private mutating func add(_ entry: Entry) -> Int {
    guard let known = positions[entry.name] else {
      positions[entry.name] = entries.count
      entries.append(entry)
      return entries.count - 1
    }
    // An entry with `lproj` only shares a language. If the language is derived from the locale of another
    // entry, that entry is the owner, even if it comes later.
    let folder = entries[known].folder ?? entry.folder
    let isListed = entries[known].isListed || entry.isListed
    if entries[known].isShared, !entry.isShared { entries[known] = entry }
    entries[known].isListed = isListed
    entries[known].folder = folder
    entries[known].qualifier = entry.qualifier ?? entries[known].qualifier
    return known
  }

  package var names: [String] { entries.map(\.name) }

  package func position(of name: String) -> Int? { positions[name] }

  /// The name of the app language that a language of a country uses.
  package func name(_ country: Int, _ language: Int) -> String {
    entries[assigned[country][language]].name
  }

  /// The name of the `.lproj` folder for a language of a country, without the extension.
  func folder(_ country: Int, _ language: Int) -> String {
    let entry = entries[assigned[country][language]]
    return entry.folder ?? entry.name
  }

  /// Whether a language of a country is the owner of its app language.
  package func isOwner(_ country: Int, _ language: Int) -> Bool {
    entries[assigned[country][language]].owner == Owner(country: country, language: language)
  }
}
