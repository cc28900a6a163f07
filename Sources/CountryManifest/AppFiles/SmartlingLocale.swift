/// A locale of Smartling's and what the app calls it.
package struct SmartlingLocale: Sendable, Equatable {
  package var smartling: String
  /// The name in the app: `it` for `it.lproj`, `en-rGB` for `values-en-rGB`.
  package var application: String
}

extension ResolvedManifest {
  /// What Smartling translates for iOS: every app language except the development language.
  package var smartlingLocalesForIOS: [SmartlingLocale] {
    translatedLanguages.compactMap { language in
      language.smartling.map { SmartlingLocale(smartling: $0, application: language.name) }
    }
  }

  /// The same for Android, whose names are resource qualifiers.
  package var smartlingLocalesForAndroid: [SmartlingLocale] {
    translatedLanguages.compactMap { language in
      guard let smartling = language.smartling, let android = language.android else { return nil }
      return SmartlingLocale(smartling: smartling, application: android)
    }
  }
}
