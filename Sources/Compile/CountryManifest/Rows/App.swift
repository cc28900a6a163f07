package import ManifestFindings
internal import YAMLTree

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

extension ManifestDecoder {
  /// Reads a variant, which has both `team` and `bundle` or neither, and is for iOS or Android.
  mutating func app(_ name: Located<String>, _ node: Node) -> App {
    var app = App(name: name)
    read(node, App.table, into: &app)
    let isOnAndroid = app.android != nil || app.unread.contains("android")
    let written = [("team", app.team), ("bundle", app.bundle)].filter { key, value in
      value != nil || app.unread.contains(key)
    }
    guard node.entries.first(where: { _ in true }) != nil,
      written.count == 1 || written.isEmpty && !isOnAndroid
    else {
      return app
    }
    for key in ["team", "bundle"] where written.first?.0 != key {
      reportMissing(key, in: node, App.table.shape)
    }
    return app
  }
}
