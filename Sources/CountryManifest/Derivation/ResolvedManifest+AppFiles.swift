internal import ManifestDiagnostics

// What the files of an app say of a manifest, before any format: both the outputs and the mergers
// read it, so that they cannot disagree.

/// A text that an app shows, in one language.
package struct LocalizedText: Sendable, Equatable {
  /// `country.name.IT`, `form.label.postal_code`, `country.form.GB.postal_code`.
  package var key: String
  package var value: String
  /// What a translator should know.
  package var comment: String

  /// The key as an Android resource name: `country_name_it`.
  package var resourceName: String {
    key.lowercased().split(separator: ".").joined(separator: "_")
  }
}

/// A locale of Smartling's and what the app calls it.
package struct SmartlingLocale: Sendable, Equatable {
  package var smartling: String
  /// The name in the app: `it` for `it.lproj`, `en-rGB` for `values-en-rGB`.
  package var application: String
}

/// An app language with what its owning entry says of it.
package struct TranslatedLanguage: Sendable {
  /// The name of the `.lproj` folder without its ending: `it`, `en-GB`.
  package var name: String
  /// The position among the app languages, and so among a country's names.
  package var position: Int
  package var isDevelopment: Bool
  package var smartling: String?
  /// The resource qualifier: `it`, `en-rGB`, `b+es+419`; nil in the development language's place,
  /// which is the unqualified `values`.
  package var android: String?
}

extension ResolvedManifest {
  /// The app languages in their order.
  package var translatedLanguages: [TranslatedLanguage] {
    appLanguages.entries.enumerated().map { position, entry in
      let owner = countries[entry.country].languages[entry.language]
      let isDevelopment = entry.name == developmentLanguage
      return TranslatedLanguage(
        name: entry.name,
        position: position,
        isDevelopment: isDevelopment,
        smartling: isDevelopment ? nil : owner.smartling?.value,
        android: isDevelopment ? nil : owner.android?.value
      )
    }
  }

  /// What `knownRegions` of an Xcode project lists: the development language, `Base`, the others.
  package var knownRegions: [String] {
    [developmentLanguage, "Base"] + appLanguages.names.filter { $0 != developmentLanguage }
  }

  /// What Smartling translates for iOS: every app language but the development language.
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

  /// The texts that the manifest holds in a language: the names of all countries, and in the
  /// development language the labels of forms.
  package func localizedTexts(in language: TranslatedLanguage) -> [LocalizedText] {
    var texts = countries.map { country in
      LocalizedText(
        key: "country.name.\(country.isoCode)",
        value: country.names[language.position].value,
        comment: "Name of the country, ISO 3166-1 \(country.isoCode)"
      )
    }
    guard language.isDevelopment else { return texts }
    let labels = written.formFields.compactMap { field in
      field.label.map { (name: field.name.value, label: $0.value) }
    }
    for (name, label) in labels {
      texts.append(
        LocalizedText(
          key: "form.label.\(name)",
          value: label,
          comment: "Label in the account form, \(name)"
        )
      )
    }
    let labelByName = Dictionary(labels) { first, _ in first }
    for country in countries {
      for field in country.form where field.label.value != labelByName[field.name] {
        texts.append(
          LocalizedText(
            key: "country.form.\(country.isoCode).\(field.name)",
            value: field.label.value,
            comment: "Label in the account form of \(country.isoCode), \(field.name)"
          )
        )
      }
    }
    return texts
  }

  /// The hosts whose links open a variant of the app: those of the countries whose status it lists,
  /// sorted.
  package func deepLinkHosts(of app: App) -> [String] {
    let statuses = Set(app.statuses.map(\.value))
    let hosts = countries.indices.lazy
      .filter { statuses.contains(self.countries[$0].status) }
      .flatMap { self.deepLinkHosts($0) }
    return Set(hosts).sorted()
  }

  /// The values of `com.apple.developer.associated-domains` for a variant, sorted.
  package func associatedDomains(of app: App) -> [String] {
    deepLinkHosts(of: app).map { "applinks:\($0)" }
  }
}
