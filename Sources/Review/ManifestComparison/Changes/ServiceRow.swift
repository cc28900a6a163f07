internal import CountryManifest
internal import ManifestFindings

/// A service: added, removed, or with another label, scope or, if all countries share it, URL.
enum ServiceRow: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    // A URL with another scheme is written with it.
    let schemes = [old, new].map { manifest in
      Dictionary(uniqueKeysWithValues: manifest.environments.map { ($0.name, $0.scheme.value) })
    }
    let changed = Set(schemes[0].filter { $1 != schemes[1][$0] ?? $1 }.keys)
    let before = services(of: old, changed)
    let after = services(of: new, changed)
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
    of manifest: ResolvedManifest,
    _ changedSchemes: Set<String>
  ) -> [(service: ResolvedService, urls: [String: String])] {
    manifest.services.map { service in
      guard case .global(let global) = service.kind else { return (service, [:]) }
      let urls = manifest.tableEnvironments.map { environment in
        let url = environment.url(of: global)
        return (environment.name, changedSchemes.contains(environment.name) ? url : shortURL(url))
      }
      return (service, Dictionary(uniqueKeysWithValues: urls))
    }
  }
}
