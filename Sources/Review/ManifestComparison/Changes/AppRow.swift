internal import CountryManifest
internal import ManifestFindings

/// A variant of the app: added, removed, or with another identity or other statuses.
enum AppRow: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    rowChanges(
      from: old.apps,
      to: new.apps,
      name: \.name,
      subject: Change.Subject.app,
      properties: [
        ("team", { [$0.team.value] }),
        ("bundle", { [$0.bundle.value] }),
        ("statuses", { $0.statuses.map(\.value.rawValue) }),
        ("Android package", { $0.android.map { [$0.package.value] } ?? [] }),
        ("fingerprints", { $0.android?.fingerprints.map(\.value) ?? [] }),
      ]
    )
  }
}
