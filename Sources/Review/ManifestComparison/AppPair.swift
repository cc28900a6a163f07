internal import CountryManifest
internal import ManifestFindings

extension Comparison {
  /// The variants of the old manifest, each with the new one of its name, or else with one that is the same
  /// app under a new name.
  var apps: [(old: ResolvedApp, new: ResolvedApp?)] {
    let added = new.apps.filter { app in !old.apps.contains { $0.name == app.name } }
    return old.apps.map { app in
      (app, new.apps.first { $0.name == app.name } ?? added.first { $0.isSameApp(as: app) })
    }
  }
}

extension ResolvedApp {
  /// Whether it is the same app to iOS and Android, under whatever name in the manifest.
  func isSameApp(as other: ResolvedApp) -> Bool {
    team.value == other.team.value && bundle.value == other.bundle.value
      && android?.package.value == other.android?.package.value
  }
}
