package import ManifestDiagnostics

/// A language that a country's users may choose.
package struct ResolvedLanguage: Sendable {
  package let locale: Located<String>
  package let url: Sourced<String>
  package let helpDeskLocale: Sourced<String>
  package let helpDeskURL: String?
  package let appLanguage: Sourced<String>
  /// Nil where the app language is another entry's, which alone is translated.
  package let smartling: Sourced<String>?
  package let android: Sourced<String>?
}
