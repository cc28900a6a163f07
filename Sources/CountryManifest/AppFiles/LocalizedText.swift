internal import ManifestDiagnostics

/// A text that an app shows, in one language.
package struct LocalizedText: Sendable, Equatable {
  /// `country.name.IT`, `form.label.postal_code`, `country.form.GB.postal_code`.
  package var key: String
  package var value: String
  /// What a translator should know.
  package var comment: String

  /// The key as an Android resource name: `country_name_it`.
  package var resourceName: String {
    let bytes = key.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "_") : $0.lowercased }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ResolvedManifest {
  /// The texts that the manifest holds in a language: the names of all countries, and in the
  /// development language the labels of forms.
  package func localizedTexts(in language: TranslatedLanguage) -> [LocalizedText] {
    let names = countries.map { country in
      LocalizedText(
        key: "country.name.\(country.isoCode)",
        value: country.names[language.position].value,
        comment: "Name of the country, ISO 3166-1 \(country.isoCode)"
      )
    }
    return language.isDevelopment ? names + formLabels : names
  }

  /// The labels of the fields, then those that a country's form has otherwise.
  private var formLabels: [LocalizedText] {
    let labels = formFields.map { field in
      LocalizedText(
        key: "form.label.\(field.name)",
        value: field.label.value,
        comment: "Label in the account form, \(field.name)"
      )
    }
    let differing = countries.flatMap { country in
      country.form.filter { $0.label.value != $0.field.label.value }.map { use in
        LocalizedText(
          key: "country.form.\(country.isoCode).\(use.name)",
          value: use.label.value,
          comment: "Label in the account form of \(country.isoCode), \(use.name)"
        )
      }
    }
    return labels + differing
  }
}
