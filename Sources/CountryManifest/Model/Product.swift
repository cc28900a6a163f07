package import ManifestDiagnostics

/// The section `product`.
package struct Product: Sendable {
  package var name: Located<String>?
  package var defaultCountry: Located<String>?
  package var subdomainsPerDomain: Located<Int>?
  package var subdomainShape: Located<SubdomainShape>?
  /// Nil where it is left out.
  package var outputs: [OutputKey]?
  package var kotlinPackage: Located<String>?
  package var webCredentials: Located<Bool>?
  package var excludedPaths: [Located<String>] = []
  package var helpDeskURL: Located<String>?
  package var languageURL: Located<String>?
  /// Whether there is a `language_url` that could not be read, and that has been reported.
  package var isLanguageURLUnread = false
}
