internal import CountryManifest
internal import ManifestDiagnostics

extension RuleContext {
  /// The language entry that owns each app language, in the order of the app languages.
  func owners(_ manifest: Manifest) -> [(appLanguage: String, language: Language)] {
    appLanguages.entries.map { entry in
      (entry.name, manifest.countries[entry.country].languages[entry.language])
    }
  }
}
