internal import ManifestFindings

/// A table of texts; each table has a separate file, and translators receive only the labels.
///
/// Smartling receives and returns whole files. Country names come from CLDR, so names in a returned file would
/// be a second copy, which Android's resource merger rejects.
package enum TextTable: String, CaseIterable, Sendable {
  /// The names of countries, in every app language.
  case names = "Countries"
  /// The labels of account forms, in the development language; translators supply the other languages.
  case labels = "AccountForms"

  /// The name of the table for `NSLocalizedString`, and of its file.
  package var name: String { rawValue }

  /// The name of the file on Android.
  package var resourceFile: String { self == .names ? "strings.xml" : "account_forms.xml" }

  /// Whether the manifest has the table's texts in a language.
  package func isIn(_ language: TranslatedLanguage) -> Bool {
    self == .names || language.isDevelopment
  }
}

extension ResolvedManifest {
  /// The texts of a table; without account forms there are no labels.
  package func texts(in table: TextTable) -> [LocalizedText] {
    guard table == .labels else {
      return countries.map { country in
        LocalizedText(
          key: "country.name.\(country.isoCode)",
          comment: "Name of the country, ISO 3166-1 \(country.isoCode)"
        ) { country.names[$0.position].value }
      }
    }
    let labels = formFields.map { field in
      LocalizedText(
        key: field.labelKey,
        comment: "Label in the account form, \(field.name)"
      ) { $0.isDevelopment ? field.label.value : nil }
    }
    // The labels that countries override.
    let differing = countries.flatMap { country in
      country.form.filter(\.hasOwnLabel).map { use in
        LocalizedText(
          key: use.labelKey(in: country),
          comment: "Label in the account form of \(country.isoCode), \(use.name)"
        ) { $0.isDevelopment ? use.label.value : nil }
      }
    }
    return labels + differing
  }
}

/// A text that an app shows, in each language for which the manifest has the text.
package struct LocalizedText: Sendable {
  /// The key: `country.name.IT`, `form.label.postal_code`, `country.form.GB.postal_code`.
  package let key: String
  /// A note for translators.
  package let comment: String
  /// The text in a language; nil if the manifest does not have it.
  package let text: @Sendable (TranslatedLanguage) -> String?

  /// The key as an Android resource name: `country_name_it`.
  package var resourceName: String { key.lowercased().replacing(".", with: "_") }
}

extension ResolvedFormField {
  /// The key of the label's translations: `form.label.postal_code`.
  package var labelKey: String { "form.label.\(name)" }
}

extension ResolvedFieldUse {
  var hasOwnLabel: Bool { label.value != field.label.value }

  /// The key of the label's translations: the field's key, or `country.form.GB.postal_code` if the country
  /// overrides it.
  package func labelKey(in country: ResolvedCountry) -> String {
    hasOwnLabel ? "country.form.\(country.isoCode).\(name)" : field.labelKey
  }
}

/// An app language with its names in an app's files.
package struct TranslatedLanguage: Sendable {
  /// The tag: `it`, `en-GB`.
  package var name: String
  /// The name of the `.lproj` folder without the extension.
  package var folder: String
  /// The index among the app languages, and in a country's `names`.
  package var position: Int
  package var isDevelopment: Bool
  /// The locale in Smartling; nil for the development language, which is the source of translations.
  package var smartling: String?
  /// The resource qualifier: `it`, `en-rGB`, `b+es+419`.
  ///
  /// Nil for the development language, whose folder is `values` without a qualifier.
  package var android: String?
  /// The tag in Android's list of supported locales: what a resource qualifier can express.
  fileprivate var androidLocale: String
}

extension ResolvedManifest {
  package var translatedLanguages: [TranslatedLanguage] {
    appLanguages.entries.enumerated().map { position, entry in
      let owner = entry.owner.map { countries[$0.country].languages[$0.language] }
      let isDevelopment = entry.name == developmentLanguage.value
      let written = isDevelopment ? nil : owner?.android?.value ?? entry.qualifier
      let qualifier =
        written
        ?? (try? LanguageTag(entry.name, standards)).map(AndroidQualifier.text) ?? entry.name
      return TranslatedLanguage(
        name: entry.name,
        folder: entry.folder ?? entry.name,
        position: position,
        isDevelopment: isDevelopment,
        smartling: isDevelopment ? nil : entry.owner == nil ? entry.name : owner?.smartling?.value,
        android: isDevelopment ? nil : qualifier,
        androidLocale: AndroidQualifier.tag(of: qualifier)
      )
    }
  }

  /// The app languages for Android's list of supported locales, in which aapt2 reads only what a qualifier can express.
  package var androidLocales: [String] {
    var listed: Set<String> = []
    return translatedLanguages.map(\.androidLocale).filter { listed.insert($0).inserted }
  }

  /// The app languages that these variants of the app have: those of the countries that they list, and those that the
  /// app has in any case; without variants, all of them.
  package func translatedLanguages(of apps: [ResolvedApp]) -> [TranslatedLanguage] {
    guard !apps.isEmpty else { return translatedLanguages }
    let listed = countries.filter { country in apps.contains { $0.lists(country.status.value) } }
    let used = Set(listed.flatMap { $0.languages.map(\.appLanguage.value) })
    return translatedLanguages.filter { language in
      appLanguages.entries[language.position].isListed || used.contains(language.name)
    }
  }

  /// The `knownRegions` of an Xcode project: the development language, `Base`, then the others.
  package var knownRegions: [String] { knownRegions(translatedLanguages) }

  package func knownRegions(_ languages: [TranslatedLanguage]) -> [String] {
    let development = languages.first(where: \.isDevelopment)?.folder ?? developmentLanguage.value
    return [development, "Base"] + languages.filter { !$0.isDevelopment }.map(\.folder)
  }
}

extension Language {
  /// The Smartling locale of the app language that this entry owns (see ``AppLanguages``).
  package var smartlingLocale: Sourced<String> {
    smartling.map { Sourced($0) } ?? derivedSmartlingLocale
  }

  var derivedSmartlingLocale: Sourced<String> {
    Sourced(locale.value, .derived(rule: "the locale", from: locale.range))
  }

  /// The Android qualifier of the app language that this entry owns (see ``AppLanguages``).
  package func androidQualifier(
    of appLanguage: String,
    _ standards: Standards
  ) -> Sourced<String> {
    android.map { Sourced($0) } ?? derivedQualifier(of: appLanguage, standards)
  }

  func derivedQualifier(of appLanguage: String, _ standards: Standards) -> Sourced<String> {
    let tag = try? LanguageTag(appLanguage, standards)
    return Sourced(
      tag.map(AndroidQualifier.text) ?? appLanguage,
      .derived(rule: "the app language", from: (lproj ?? locale).range)
    )
  }
}

/// A locale in Smartling with its name in the app.
package struct SmartlingLocale: Sendable, Equatable {
  package var smartling: String
  /// The name in the app: `it` for `it.lproj`, `en-rGB` for `values-en-rGB`.
  package var application: String
}

extension TranslatedLanguage {
  /// The locale that Smartling translates for iOS; nil for the development language.
  package var smartlingForIOS: SmartlingLocale? {
    smartling.map { SmartlingLocale(smartling: $0, application: folder) }
  }

  /// The locale that Smartling translates for Android, with the resource qualifier as its name in the app.
  package var smartlingForAndroid: SmartlingLocale? {
    guard let smartling, let android else { return nil }
    return SmartlingLocale(smartling: smartling, application: android)
  }
}
