package import ManifestDiagnostics

/// A manifest as it is written, with places.
///
/// What was missing or mistyped is nil, and reported.
package struct Manifest: Sendable {
  package var product = Product()
  package var environments: [Environment] = []
  package var services: [Service] = []
  package var apps: [App] = []
  package var developmentLanguage: Located<String>?
  /// Whether there is a `development_language` that could not be read, and that has been reported.
  package var isDevelopmentLanguageUnread = false
  package var xcodeProjects: [Located<String>] = []
  package var formFields: [FormField] = []
  /// Whether there is a section `form_fields` that could not be read, and that has been reported.
  package var areFormFieldsUnread = false
  package var countries: [Country] = []

  package init() {}

  /// The language that the manifest's own texts are in, where it doesn't say.
  package static let defaultDevelopmentLanguage = "en"

  package var developmentLanguageTag: String {
    developmentLanguage?.value ?? Self.defaultDevelopmentLanguage
  }

  /// The country whose hosts carry no prefix; nil where it is missing from the manifest.
  package var defaultCountry: Country? {
    guard let code = product.defaultCountry?.value else { return nil }
    return countries.first { $0.code.value == code }
  }
}
