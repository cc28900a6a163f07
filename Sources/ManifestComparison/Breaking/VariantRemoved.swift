internal import CountryManifest
internal import ManifestCompiler
internal import ManifestDiagnostics

enum VariantRemoved: BreakingRule {
  static let id = BreakingChangeID.variantRemoved
  static let summary = "an app variant is not in the manifest anymore"
  static let explanation = """
    The websites stop naming the variant in their association files, so links do not open it anymore
    where it is installed. With another name, but the same team, bundle and package, it is the same
    app, and nothing breaks.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let kept = Set(comparison.new.apps.map(\.name))
    let added = comparison.new.apps.filter { app in
      !comparison.old.apps.contains { $0.name == app.name }
    }
    return comparison.old.apps.filter { old in
      !kept.contains(old.name) && !added.contains { $0.isSameApp(as: old) }
    }
    .map { BreakingChange(id, .app($0.name), "app variant \(name: $0.name) is removed") }
  }
}

extension ResolvedApp {
  /// Whether it is the same app to iOS and Android, under whatever name in the manifest.
  func isSameApp(as other: ResolvedApp) -> Bool {
    team.value == other.team.value && bundle.value == other.bundle.value
      && android?.package.value == other.android?.package.value
  }
}
