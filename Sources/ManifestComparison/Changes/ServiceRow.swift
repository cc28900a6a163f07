internal import CountryManifest
internal import ManifestDiagnostics

/// A service: added, removed, or with another label, scope or, if all countries share it, URL.
enum ServiceRow: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    let before = services(of: old)
    let after = services(of: new)
    let environments = union(
      new.tableEnvironments.map(\.name),
      old.tableEnvironments.map(\.name)
    )
    return rowChanges(
      from: before,
      to: after,
      name: \.service.name,
      subject: Change.Subject.service,
      properties: [
        ("scope", { [$0.service.scope.value.rawValue] }),
        ("label", { [$0.service.label.value] }),
      ]
        + environments.map { environment in
          ("called in \(environment)", { row in row.urls[environment].map { [$0] } ?? [] })
        }
    )
  }

  private static func services(
    of manifest: ResolvedManifest
  ) -> [(service: ResolvedService, urls: [String: String])] {
    manifest.services.map { service in
      guard case .global(let global) = service.kind else { return (service, [:]) }
      let urls = manifest.tableEnvironments.map { ($0.name, shortURL($0.url(of: global))) }
      return (service, Dictionary(uniqueKeysWithValues: urls))
    }
  }
}
