internal import ManifestFindings

extension Manifest {
  /// The manifest of one app variant, without the countries and environments that it lacks; nil if there is
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
  /// Whether the variant has an environment: a variant without planned countries is a release and only has production.
  package func hasEnvironment(_ name: String) -> Bool {
    name == Environment.production || statuses.contains { $0.value == .planned }
  }
}
