package import ManifestDiagnostics

/// An entry of a country's languages.
package struct Language: Sendable {
  package var locale: Located<String>
  package var url: Located<String>?
  package var helpDeskLocale: Located<String>?
  package var lproj: Located<String>?
  package var android: Located<String>?
  package var smartling: Located<String>?
}
