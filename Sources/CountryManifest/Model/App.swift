package import ManifestDiagnostics

/// A variant of the app.
package struct App: Sendable {
  package struct Android: Sendable {
    package var package: Located<String>?
    package var fingerprints: [Located<String>] = []
  }

  package var name: Located<String>
  package var team: Located<String>?
  package var bundle: Located<String>?
  package var statuses: [Located<Country.Status>] = []
  /// Whether one of the statuses could not be read, and that has been reported.
  package var isStatusUnread = false
  package var android: Android?
}
