package import ManifestDiagnostics

/// A variant of the app.
package struct ResolvedApp: Sendable {
  package struct Android: Sendable {
    package let package: Located<String>
    package let fingerprints: [Located<String>]
  }

  package let name: String
  package let team: Located<String>
  package let bundle: Located<String>
  package let statuses: [Located<Country.Status>]
  package let android: Android?

  /// Whether links to the hosts of countries with a status open the variant.
  package func lists(_ status: Country.Status) -> Bool {
    statuses.contains { $0.value == status }
  }

  init?(_ row: App) {
    guard let team = row.team, let bundle = row.bundle else { return nil }
    name = row.name.value
    self.team = team
    self.bundle = bundle
    statuses = row.statuses
    if let android = row.android {
      guard let package = android.package else { return nil }
      self.android = Android(package: package, fingerprints: android.fingerprints)
    } else {
      android = nil
    }
  }
}
