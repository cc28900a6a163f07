/// A table of texts: those that translators get are in a file of their own.
///
/// Smartling takes whole files, and returns whole files. Names come from CLDR; a returned file with
/// names would be a second copy of them, which Android's resource merger refuses.
package enum TextTable: CaseIterable, Sendable {
  /// The names of countries, in every app language.
  case names
  /// The labels of account forms, in the development language; translators bring the others.
  case labels

  /// The table's name to `NSLocalizedString`, and that of its file.
  package var name: String {
    switch self {
    case .names: "Countries"
    case .labels: "AccountForms"
    }
  }

  /// The name of Android's file.
  package var resourceFile: String {
    switch self {
    case .names: "strings.xml"
    case .labels: "account_forms.xml"
    }
  }

  /// Whether the manifest has the table's texts in a language.
  package func isIn(_ language: TranslatedLanguage) -> Bool {
    self == .names || language.isDevelopment
  }
}

extension ResolvedManifest {
  /// The texts of a table; there are no labels without account forms.
  package func texts(in table: TextTable) -> [LocalizedText] {
    switch table {
    case .names: countryNames
    case .labels: formLabels
    }
  }
}
