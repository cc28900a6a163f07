package import ManifestFindings

/// A variant of the app.
package struct App: FieldRow {
  package struct Android: FieldRow {
    package var package: Located<String>?
    package var fingerprints: [Located<String>] = []
    package var unread: Set<String> = []

    static let table = FieldTable<Self>(
      "`android`",
      [
        .text("package", \.package, .package).required("the application ID"),
        .texts("sha256", \.fingerprints, "fingerprints", .fingerprint, atLeast: "fingerprint")
          .required("SHA-256 fingerprints of the signing certificates, `AA:BB:…`"),
      ]
    )
  }

  package var name: Located<String>
  package var team: Located<String>?
  package var bundle: Located<String>?
  package var statuses: [Located<Country.Status>] = []
  package var android: Android?
  package var unread: Set<String> = []

  package static let table = FieldTable<Self>(
    "an app variant",
    [
      .text("team", \.team, .team)
        .otherwise("no iOS app")
        .means(
          "the prefix of the App ID, usually the Apple team ID, ten uppercase letters and digits; needs"
            + " `bundle`"
        ),
      .text("bundle", \.bundle, .bundle)
        .otherwise("no iOS app")
        .means("the bundle identifier; needs `team`"),
      .list(
        "statuses",
        \.statuses,
        of: .choice(Country.Status.allCases.map(\.rawValue)),
        "statuses",
        atLeast: "status"
      ) { $0.choice($1) }
      .required("the statuses of the countries that the variant includes"),
      .mapping("android", \.android, Android.table, Android())
        .otherwise("no App Links")
        .means("the Android version of the variant"),
    ]
  )
}

extension Manifest {
  /// The manifest with only the countries and environments that a variant of the app includes.
  ///
  /// The result is nil if `apps` has no variant with this name.
  package func variant(named name: String) -> Manifest? {
    guard let app = apps.first(where: { $0.name.value == name }) else { return nil }
    var manifest = self
    manifest.apps = [app]
    let statuses = Set(app.statuses.map(\.value))
    manifest.countries.removeAll { !statuses.contains($0.statusOrDefault) }
    manifest.environments.removeAll { !app.hasEnvironment($0.name.value) }
    return manifest
  }
}

extension App {
  /// Whether the variant includes an environment.
  ///
  /// A release includes only production. A variant with planned countries is for the product's developers and
  /// includes all environments.
  package func hasEnvironment(_ name: String) -> Bool {
    name == Environment.production || statuses.contains { $0.value == .planned }
  }
}
