internal import CountryManifest
internal import ManifestFindings

extension RuleContext {
  /// Each app language with the entry of a country's `languages` that owns it, in the order of the app languages.
  ///
  /// App languages without an owner, because no country uses them, are left out.
  func owners(_ manifest: Manifest) -> [(appLanguage: String, language: Language)] {
    appLanguages.entries.compactMap { entry in
      entry.owner.map { (entry.name, manifest.countries[$0.country].languages[$0.language]) }
    }
  }

  /// The location in the manifest that defines an app language.
  ///
  /// This is the owner's `lproj` or locale, an element of the top-level `languages`, or `development_language`. Nil for
  /// the default development language, which is not written in the manifest.
  func location(of appLanguage: AppLanguages.Entry, _ manifest: Manifest) -> SourceRange? {
    guard let owner = appLanguage.owner else {
      return manifest.languages.first { $0.tag.value == appLanguage.name }?.tag.range
        ?? manifest.developmentLanguage?.range
    }
    let language = manifest.countries[owner.country].languages[owner.language]
    return (language.lproj ?? language.locale).range
  }
}
