internal import CountryManifest
internal import ManifestFindings

extension RuleContext {
  /// The language entry that owns each app language, in the order of the app languages; a development
  /// language that no country speaks has none.
  func owners(_ manifest: Manifest) -> [(appLanguage: String, language: Language)] {
    appLanguages.entries.compactMap { entry in
      entry.owner.map { (entry.name, manifest.countries[$0.country].languages[$0.language]) }
    }
  }

  /// Where an app language comes from: its owner's `lproj` or locale, `languages` or `development_language`; nil for
  /// the default development language, which is not written.
  func location(of appLanguage: AppLanguages.Entry, _ manifest: Manifest) -> SourceRange? {
    guard let owner = appLanguage.owner else {
      return manifest.languages.first { $0.tag.value == appLanguage.name }?.tag.range
        ?? manifest.developmentLanguage?.range
    }
    let language = manifest.countries[owner.country].languages[owner.language]
    return (language.lproj ?? language.locale).range
  }
}
