package import ManifestDiagnostics

/// A language that a country's users may choose.
package struct ResolvedLanguage: Sendable {
  package let locale: Located<String>
  package let url: Sourced<String>
  /// Nil where neither the entry nor its country has one.
  package let helpDeskLocale: Sourced<String>?
  /// Nil without a locale or without `product.help_desk_url`.
  package let helpDeskURL: String?
  package let appLanguage: Sourced<String>
  /// Nil where the app language is another entry's, which alone is translated.
  package let smartling: Sourced<String>?
  package let android: Sourced<String>?
}
