internal import ManifestFindings

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
