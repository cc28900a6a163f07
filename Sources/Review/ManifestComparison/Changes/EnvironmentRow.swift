internal import CountryManifest
internal import ManifestFindings

/// An environment: added, removed, or with another site, domain or form of hosts.
enum EnvironmentRow: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    rowChanges(
      from: old.environments,
      to: new.environments,
      name: \.name,
      subject: Change.Subject.environment,
      properties: [
        ("hosts", { $0.hosts.map { [$0.value.rawValue] } ?? [] }),
        ("site", { $0.site.map { [$0.value] } ?? [] }),
        ("domain", { $0.domain.map { [$0.value] } ?? [] }),
      ]
    )
  }
}
