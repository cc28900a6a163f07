internal import CountryManifest
internal import ManifestCompiler

enum VariantRemoved: BreakingRule {
  static let id = BreakingChangeID.variantRemoved
  static let summary = "an app variant is not in the manifest anymore"
  static let explanation = """
    The websites stop naming the variant in their association files, so links do not open it anymore
    where it is installed. With another name, but the same team, bundle and package, it is the same
    app, and nothing breaks.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.apps.filter { $0.new == nil }.map {
      BreakingChange(id, .app($0.old.name), "app variant \(name: $0.old.name) is removed")
    }
  }
}
