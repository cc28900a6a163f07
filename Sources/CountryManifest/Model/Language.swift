package import ManifestDiagnostics

/// An entry of a country's languages.
package struct Language: Sendable {
  package var locale: Located<String>
  package var url: Located<String>?
  package var helpDeskLocale: Located<String>?
  /// Whether it has a help-desk locale that could not be read, so that it does not inherit the country's.
  package var isHelpDeskLocaleUnread = false
  package var lproj: Located<String>?
  package var android: Located<String>?
  package var smartling: Located<String>?
}
