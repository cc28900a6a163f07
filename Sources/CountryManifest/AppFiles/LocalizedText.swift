internal import ManifestDiagnostics

/// A text that an app shows, in all languages that have it.
///
/// A class, since every output goes over every text once per language.
package final class LocalizedText: Sendable {
  /// `country.name.IT`, `form.label.postal_code`, `country.form.GB.postal_code`.
  package let key: String
  /// What a translator should know.
  package let comment: String
  private let values: Values

  private enum Values {
    /// By position of the app language.
    case names([Sourced<String>])
    /// In the development language alone.
    case label(String)
  }

  fileprivate init(nameOf country: ResolvedCountry) {
    key = "country.name.\(country.isoCode)"
    comment = "Name of the country, ISO 3166-1 \(country.isoCode)"
    values = .names(country.names)
  }

  fileprivate init(label: String, key: String, comment: String) {
    self.key = key
    self.comment = comment
    values = .label(label)
  }

  /// The text in a language; nil where it has none.
  package func value(in language: TranslatedLanguage) -> String? {
    switch values {
    case .names(let names): names[language.position].value
    case .label(let label): language.isDevelopment ? label : nil
    }
  }

  /// The key as an Android resource name: `country_name_it`.
  package var resourceName: String {
    let bytes = key.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "_") : $0.lowercased }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ResolvedFormField {
  /// The key of the label's translations: `form.label.postal_code`.
  package var labelKey: String { "form.label.\(name)" }
}

extension ResolvedFieldUse {
  var hasOwnLabel: Bool { label.value != field.label.value }

  /// The key of the label's translations: the field's, or `country.form.GB.postal_code` where the country
  /// has a label of its own.
  package func labelKey(in country: ResolvedCountry) -> String {
    hasOwnLabel ? "country.form.\(country.isoCode).\(name)" : field.labelKey
  }
}

extension ResolvedManifest {
  /// The texts that the manifest holds: the names of all countries in every language, and the labels of
  /// forms in the development language.
  package var localizedTexts: [LocalizedText] { countryNames + formLabels }

  var countryNames: [LocalizedText] { countries.map(LocalizedText.init) }

  /// The labels of the fields, then those that a country's form has otherwise.
  var formLabels: [LocalizedText] {
    let labels = formFields.map { field in
      LocalizedText(
        label: field.label.value,
        key: field.labelKey,
        comment: "Label in the account form, \(field.name)"
      )
    }
    let differing = countries.flatMap { country in
      country.form.filter(\.hasOwnLabel).map { use in
        LocalizedText(
          label: use.label.value,
          key: use.labelKey(in: country),
          comment: "Label in the account form of \(country.isoCode), \(use.name)"
        )
      }
    }
    return labels + differing
  }
}
