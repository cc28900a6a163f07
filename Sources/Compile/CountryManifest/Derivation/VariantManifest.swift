internal import ManifestFindings

extension Manifest {
  /// What one variant of the app has, without the countries and environments that it does not have; nil if there is
  /// no such variant.
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
  /// A release, which has no planned country, talks to production alone; the others are for those who work on the
  /// product.
  package func hasEnvironment(_ name: String) -> Bool {
    name == Environment.production || statuses.contains { $0.value == .planned }
  }
}
