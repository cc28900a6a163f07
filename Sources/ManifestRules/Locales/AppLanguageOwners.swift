internal import CountryManifest
internal import ManifestDiagnostics

extension RuleContext {
  /// The entry of a country that owns each app language, by position of the app language.
  func owners(_ manifest: Manifest) -> [(appLanguage: String, language: Language)] {
    appLanguages.entries.map { entry in
      (entry.name, manifest.countries[entry.country].languages[entry.language])
    }
  }
}
