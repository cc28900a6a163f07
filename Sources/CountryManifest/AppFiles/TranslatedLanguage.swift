internal import ManifestDiagnostics

/// An app language as an app's files name it.
package struct TranslatedLanguage: Sendable {
  /// The name of the `.lproj` folder without its ending: `it`, `en-GB`.
  package var name: String
  /// The position among the app languages, and so among a country's names.
  package var position: Int
  package var isDevelopment: Bool
  /// The locale in Smartling; nil for the development language, which is translated from.
  package var smartling: String?
  /// The resource qualifier: `it`, `en-rGB`, `b+es+419`; nil for the development language, whose
  /// folder is the unqualified `values`.
  package var android: String?
}

extension ResolvedManifest {
  /// The app languages in their order.
  package var translatedLanguages: [TranslatedLanguage] {
    appLanguages.entries.enumerated().map { position, entry in
      let owner = entry.owner.map { countries[$0.country].languages[$0.language] }
      let isDevelopment = entry.name == developmentLanguage.value
      return TranslatedLanguage(
        name: entry.name,
        position: position,
        isDevelopment: isDevelopment,
        smartling: isDevelopment ? nil : owner?.smartling?.value,
        android: isDevelopment ? nil : owner?.android?.value
      )
    }
  }

  /// What `knownRegions` of an Xcode project lists: the development language, `Base`, the others.
  package var knownRegions: [String] {
    let development = developmentLanguage.value
    return [development, "Base"] + appLanguages.names.filter { $0 != development }
  }
}

extension Language {
  /// The locale in Smartling of the app language that this entry owns.
  package var smartlingLocale: Sourced<String> {
    if let smartling { return Sourced(smartling) }
    return Sourced(locale.value, .derived(rule: "the locale", from: locale.range))
  }

  /// Android's qualifier for the app language that this entry owns.
  package func androidQualifier(
    of appLanguage: String,
    _ standards: Standards
  ) -> Sourced<String> {
    if let android { return Sourced(android) }
    let tag = try? LanguageTag.parse(appLanguage, standards).get()
    return Sourced(
      tag.map(AndroidQualifier.text) ?? appLanguage,
      .derived(rule: "the app language", from: (lproj ?? locale).range)
    )
  }
}
